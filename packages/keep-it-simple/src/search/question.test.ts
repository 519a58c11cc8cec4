import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../tests/support/any-text.ts'
import { questionOf } from './question.ts'

/** What must be there, and what only helps, in brackets. */
const asked = (text: string) =>
  questionOf(text).units.map(({ term, need }) => (need === 0 ? `(${term})` : term))

describe('what is asked for', () => {
  it.each([
    ['can you delete from a bloom filter', ['delete', 'bloom', 'filter']],
    ['should I store dates in UTC', ['store', 'dates', 'utc']],
    ['什么是索引', ['索引']],
    ['怎么找出是哪个提交引入了 bug', ['bug', '找出', '提交', '(交引)', '引入']],
  ])('%s: without the asking', (text, terms) => {
    expect(asked(text)).toEqual(terms)
  })

  it('is single characters among others only a little', () => {
    const need = new Map(questionOf('为什么要用联合索引').units.map((one) => [one.term, one.need]))
    expect(need.get('用')).toBeLessThan(need.get('索引')! / 2)
  })

  it('is the words of the asking where there are no others', () => {
    expect(asked('how to')).toEqual(['how', 'to'])
    expect(asked('什么是')).toContain('什么')
  })

  it('is a name as a whole and by its parts', () => {
    const [name] = questionOf('os.replace').units
    expect(name!.term).toBe('os.replace')
    expect(name!.parts.map(({ term }) => term)).toEqual(['os', 'replace'])
  })

  it('has question words in capitals: they are SQL', () => {
    expect(asked('NOT IN 查不到')).toEqual(['not', 'in', '查不', '不到'])
    expect(asked('a row that is not in it')).toEqual(['row'])
  })

  it('takes three characters as one word', () => {
    expect(asked('过拟合')).toEqual(['过拟', '拟合'])
  })

  it('may still be being typed, but for a single letter', () => {
    expect(questionOf('isola b').units.map(({ open }) => open)).toEqual([true, false])
  })

  it('is Chinese words, with the pairs across them only as a help', () => {
    expect(asked('联合索引')).toEqual(['联合', '(合索)', '索引'])
    expect(asked('锁')).toEqual(['锁'])
  })
})

describe('how else it may be meant', () => {
  it('letters alone may be a sound, with or without spaces', () => {
    expect(questionOf("kaibi yuan'ze").sound).toBe('~kaibiyuanze')
    expect(questionOf('lüse').sound).toBe('~lvse')
    for (const text of ['a', 'kaibi 2', '开闭', 'os.replace'])
      expect(questionOf(text).sound).toBeUndefined()
  })

  it('signs are taken as they are written', () => {
    expect(asked('err != nil')).toContain('(`err!=nil)')
    expect(asked('||')).toEqual(['`||'])
    expect(asked('err nil')).toEqual(['err', 'nil'])
  })

  it('only letters alone are a sound, and only Han alone is heard', () => {
    expect(questionOf('docker compose 网络').sound).toBeUndefined()
    expect(questionOf('docker compose 网络').han).toBeUndefined()
    expect(questionOf('隔里级别').han).toBe('隔里级别')
  })

  it('full width is no other question', () => {
    expect(questionOf('ＲＦＣ　９１１０').units).toEqual(questionOf('RFC 9110').units)
  })
})

it('any string is a question', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      for (const { term, need } of questionOf(text).units) {
        expect(term).not.toBe('')
        expect(need).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
