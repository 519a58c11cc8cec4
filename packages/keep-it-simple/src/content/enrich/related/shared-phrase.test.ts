import { expect, it } from 'vitest'
import { sharedPhrase } from './shared-phrase.ts'

it.each([
  ['隆过', ['布隆过滤器的误判率'], ['为什么是布隆过滤器'], '布隆过滤器'],
  ['索引', ['索引十问'], ['联合索引'], '索引'],
  ['raft', ['Raft 选主'], ['Paxos 与 raft'], 'Raft'],
  ['index', ['Composite indexes'], ['An index'], 'indexes'],
])('%s of %j and %j is %s', (term, own, other, phrase) =>
  expect(sharedPhrase([term], own, other)).toBe(phrase),
)

it('shows no half of a word, and nothing one of them lacks', () => {
  expect(sharedPhrase(['隆过'], ['布隆过去'], ['青隆过来'])).toBeUndefined()
  expect(sharedPhrase(['go'], ['Algorithms'], ['Go'])).toBeUndefined()
  expect(sharedPhrase(['raft'], ['Raft'], ['Paxos'])).toBeUndefined()
})
