import { assert, date as anyDate, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWrittenDate } from '#model/date.ts'
import { convertDate } from './convert-date.ts'

const ZONE = 'Asia/Shanghai'

describe('convertDate', () => {
  it.each([
    ['2024-01-02', '2024/01/02 00:00:00'],
    ['2024/1/2', '2024/01/02 00:00:00'],
    ['2024-01-02 03:04:05', '2024/01/02 03:04:05'],
    ['2024-01-02T03:04:05', '2024/01/02 03:04:05'],
    ['2024-01-02T20:04:05Z', '2024/01/03 04:04:05'],
    ['2024-01-02T03:04:05+08:00', '2024/01/02 03:04:05'],
    ['2024-01-02 03:04:05 +0000', '2024/01/02 11:04:05'],
    ['2024-01-02 03:04:05 +0800 CST', '2024/01/02 03:04:05'],
    ['2024-01-02  20:04:05  -05:00', '2024/01/03 09:04:05'],
    ['2 Jan 2024 03:04:05 GMT', '2024/01/02 11:04:05'],
    ['January 2, 2024', '2024/01/02 00:00:00'],
    [new Date('2024-01-02T20:04:05Z'), '2024/01/03 04:04:05'],
  ])('reads %s', (written, expected) => {
    expect(convertDate(written, ZONE)).toBe(expected)
  })

  it.each(['2024-02-30', 'tomorrow', ''])('does not guess what %s means', (written) => {
    expect(convertDate(written, ZONE)).toBeUndefined()
  })

  it('gives what the compiler reads as the same instant', () => {
    const dates = anyDate({
      min: new Date('1995-01-01T00:00:00Z'),
      max: new Date('2090-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    assert(
      property(dates, (date) => {
        const written = convertDate(date.toISOString(), ZONE)!
        const seconds = Math.floor(date.getTime() / 1000)
        expect(Date.parse(parseWrittenDate(written, ZONE)!) / 1000).toBe(seconds)
      }),
    )
  })
})
