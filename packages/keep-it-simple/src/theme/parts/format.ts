import { isChinese } from '#model/language.ts'
import type { Lang } from '#model/locale.ts'

const days = new Map<Lang, Intl.DateTimeFormat>()
const counts = new Map<Lang, Intl.NumberFormat>()

/** Years are those of the archives, whatever calendar a country counts by. */
const DAY = { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' } as const

function dayFormat(lang: Lang): Intl.DateTimeFormat {
  let found = days.get(lang)
  if (!found) days.set(lang, (found = new Intl.DateTimeFormat(lang, DAY)))
  return found
}

/**
 * The day as the page's language writes it, from an ISO or written date; no clock or zone involved.
 * Engines may differ in a comma, so the elements that show it keep what the build wrote.
 */
export function formatDay(date: string, lang: Lang): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split(/[-/]/)
  if (isChinese(lang)) return `${year} 年 ${Number(month)} 月 ${Number(day)} 日`
  return dayFormat(lang).format(Date.UTC(Number(year), Number(month) - 1, Number(day)))
}

/** The mark of a draft, with the minute it is to be published at where that is known. */
export const draftWords = (draft: string, until: string | undefined): string =>
  until === undefined
    ? draft
    : `${draft} → ${until.slice(0, 16).replace('T', ' ').replaceAll('/', '-')}`

export const isoDay = (date: string): string => date.slice(0, 10).replaceAll('/', '-')

/** 12304 → 12,304, or as the language writes it. */
export function formatCount(count: number, lang: Lang): string {
  let format = counts.get(lang)
  if (!format) counts.set(lang, (format = new Intl.NumberFormat(lang)))
  return format.format(count)
}
