import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWrittenDate, shortDay, toSiteTime, writtenDate } from './date.ts'

const SHANGHAI = 'Asia/Shanghai'

describe('a date as the author writes it', () => {
  it.each([
    ['2021/04/18 21:12:40', '2021-04-18T21:12:40+08:00'],
    ['2021-04-18T21:12', '2021-04-18T21:12:00+08:00'],
    [' 2024/02/29 ', '2024-02-29T00:00:00+08:00'],
    // Before there were zones, the sun of the place.
    ['1000/01/01', '1000-01-01T00:00:00+08:06'],
  ])('%j is %s', (text, expected) => {
    expect(parseWrittenDate(text, SHANGHAI)).toBe(expected)
  })

  it.each([
    '',
    'yesterday',
    '2021/04',
    '18/04/2021',
    '2021/04/18 21:12:40 GMT',
    '2021/13/01',
    '2021/04/31',
    '2023/02/29',
    '0999/12/31',
    '2021/04/18 24:00:00',
    '2021/04/18 21:60:00',
  ])('%j is no date', (text) => {
    expect(parseWrittenDate(text, SHANGHAI)).toBeUndefined()
  })

  it.each([
    ['Asia/Kolkata', '+05:30'],
    ['America/St_Johns', '-02:30'],
    ['America/New_York', '-04:00'],
    ['Europe/Berlin', '+02:00'],
  ])('in %s carries %s', (timeZone, offset) => {
    expect(parseWrittenDate('2021/07/01 12:00', timeZone)).toBe(`2021-07-01T12:00:00${offset}`)
  })
})

describe('an instant on the wall clock of the site', () => {
  it('is the same instant everywhere', () => {
    const zone = fc.constantFrom(SHANGHAI, 'UTC', 'America/New_York', 'Asia/Kolkata')
    const second = fc.integer({ min: 0, max: Date.UTC(2100, 0) / 1000 })
    fc.assert(
      fc.property(second, zone, (seconds, timeZone) => {
        expect(Date.parse(toSiteTime(seconds * 1000, timeZone))).toBe(seconds * 1000)
      }),
    )
  })
})

describe('a date as a list shows it', () => {
  it('survives being written and read again', () => {
    // China has not moved its clocks since 1991.
    const second = fc.integer({ min: Date.UTC(1992, 0) / 1000, max: Date.UTC(2100, 0) / 1000 })
    fc.assert(
      fc.property(second, (seconds) => {
        const shown = toSiteTime(seconds * 1000, SHANGHAI)
        expect(parseWrittenDate(writtenDate(shown), SHANGHAI)).toBe(shown)
      }),
    )
  })
})

it.each([
  ['zh-CN', '2026-11-15'],
  ['en-US', 'Nov 15, 2026'],
  ['de-DE', '15.11.2026'],
  ['ja-JP', '2026/11/15'],
] as const)('a day in a small line, %s: %s', (lang, text) => {
  expect(shortDay('2026-11-15', lang)).toBe(text)
})

it('a zone is known however it is spelt', () => {
  // What a zone is like is remembered by its name: this one was not asked for before.
  const zone = [...'Asia/Kolkata']
    .map((letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase()))
    .join('')
  expect(toSiteTime(Date.UTC(2026, 0, 31, 20, 15, 7), zone)).toBe('2026-02-01T01:45:07+05:30')
  expect(toSiteTime(Date.UTC(2026, 0, 31, 18, 30, 0), zone)).toBe('2026-02-01T00:00:00+05:30')
})
