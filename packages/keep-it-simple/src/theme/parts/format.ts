import type { Lang } from '#model/locale.ts'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** The day as the page's language writes it, from an ISO or written date; no clock or zone involved. */
export function formatDay(date: string, lang: Lang): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split(/[-/]/)
  if (lang === 'zh-CN') return `${year} 年 ${Number(month)} 月 ${Number(day)} 日`
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}

export const isoDay = (date: string): string => date.slice(0, 10).replaceAll('/', '-')

/** 12304 → 12,304, the same in both languages. */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
