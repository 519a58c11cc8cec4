import { expect, test } from 'vitest'
import { fill } from '../../blocks/fill.ts'
import {
  eventsAfter,
  isOrder,
  LEVELS,
  levelName,
  nextStatements,
  orders,
  PAGE_ORDER,
  type Script,
  SCRIPTS,
  verdict,
  VERSION,
} from '../../blocks/isolation-levels/model.ts'
import { article } from '../support/printed.ts'

/** What the cell of the page's table says, from the recorded answers. */
function cell(script: Script, level: (typeof LEVELS)[number]): RegExp {
  const events = eventsAfter(script, level, PAGE_ORDER[script])
  const failed = events.findIndex((event) => event.answer?.startsWith('ERROR:  40001'))
  if (failed >= 0) {
    const { session } = events[failed]!
    const sent = events.slice(0, failed + 1).filter((event) => event.session === session)
    const refused = sent.findLast((event) => event.statement !== undefined)!.statement!
    return new RegExp(`: 40001 at ${refused.split(/[ ;]/)[0]}$`)
  }
  const read = events.filter((e) => e.session === 'A' && e.statement?.startsWith('SELECT'))
  const end = events.at(-1)!.answer!.replace('-', '−')
  if (script === 'lost') return new RegExp(`: ends at ${end}$`)
  if (script === 'skew') return new RegExp(`: sum ${end}$`)
  if (script === 'dirty') return new RegExp(`: reads ${read[0]!.answer}$`)
  return new RegExp(`: ${read[0]!.answer}( rows)?,( then)? ${read[1]!.answer}$`)
}

const table = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(0, 7)
    .filter((_, row) => row !== 1)
    .map((line) => line.slice(2, -2).split(' | '))

test('the page tells of the recorded answers', () => {
  const { text } = article('/en/article/isolation-levels/')
  const [heading, ...rows] = table(text)
  expect(heading!.slice(1)).toEqual(LEVELS.map(levelName))
  expect(rows).toHaveLength(SCRIPTS.length)
  expect(text).toContain(`PostgreSQL ${VERSION}`)
  const cells = { nonrepeatable: 1, lost: 2, phantom: 3, skew: 4, dirty: 0 }
  for (const script of SCRIPTS) {
    LEVELS.forEach((level, column) => {
      expect(`${script}, ${level}: ${rows[cells[script]]![column + 1]}`).toMatch(
        cell(script, level),
      )
    })
  }
})

test('nine cells are silently wrong and three fail, as the pages say', () => {
  const verdicts = SCRIPTS.flatMap((script) =>
    LEVELS.map((level) => verdict(script, level, PAGE_ORDER[script])),
  )
  expect(verdicts.filter((each) => each === 'silent')).toHaveLength(9)
  expect(verdicts.filter((each) => each === 'failed')).toHaveLength(3)
  expect(article('/article/isolation-levels/').text).toContain('只有三格会报错，却有九格')
})

test.each([
  [
    '/article/isolation-levels/',
    '{all} 种走得通',
    '{runs} 次的回答',
    '有 {lost} 种次序',
    '有 {silent} 种悄悄',
  ],
  [
    '/en/article/isolation-levels/',
    '{all} possible',
    'all {runs} sets',
    'has {lost} orders',
    'gets {silent} of',
  ],
])('%s counts the orders', (permalink, ...phrases) => {
  const all = SCRIPTS.flatMap((script) => orders(script, 'serializable')).length
  const lost = orders('lost', 'read-committed')
  const count = (level: (typeof LEVELS)[number], kind: string) =>
    lost.filter((order) => verdict('lost', level, order) === kind).length
  const silent = count('read-committed', 'silent')
  expect(count('repeatable-read', 'failed')).toBe(silent)
  expect(lost.filter((order) => verdict('lost', 'read-committed', order) === 'right')).toEqual([
    'AAABBB',
    'BBBAAA',
  ])
  const { text } = article(permalink)
  const counted = { all, runs: all * LEVELS.length, lost: lost.length, silent }
  for (const phrase of phrases) expect(text).toContain(fill(phrase, counted))
})

test('when A commits first, B’s UPDATE is what fails, as the pages say', () => {
  const events = eventsAfter('skew', 'serializable', 'ABAAB')
  expect(events.at(-1)!.statement).toMatch(/^UPDATE .* id = 2;$/)
  expect(events.at(-1)!.answer).toMatch(/^ERROR: {2}40001/)
})

test('the same steps have the same answers, whatever follows', () => {
  for (const script of SCRIPTS) {
    for (const level of LEVELS) {
      for (const order of orders(script, level)) {
        const whole = eventsAfter(script, level, order)
        for (let end = 0; end < order.length; end++) {
          const part = eventsAfter(script, level, order.slice(0, end))
          expect(part).toEqual(whole.slice(0, part.length))
        }
      }
    }
  }
})

test('whoever waits has no next statement', () => {
  expect(nextStatements('lost', 'read-committed', 'ABAB')).toEqual({ A: 'COMMIT;', B: undefined })
  expect(nextStatements('lost', 'read-committed', 'ABABAB')).toEqual({ A: undefined, B: undefined })
  expect(isOrder('lost', 'read-committed', 'ABABB')).toBe(false)
})
