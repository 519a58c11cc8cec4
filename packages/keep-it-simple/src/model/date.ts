import { isChinese } from './language.ts'
import type { Lang } from './locale.ts'

/**
 * Dates of the content. An author writes local time of the site (`2021/04/18 21:12:40`); the
 * compiler writes it once as an ISO string with the site's offset, so that no reader's clock changes it.
 */
const WRITTEN = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/** `undefined` when it is not a date that exists. */
export function parseWrittenDate(text: string, timeZone: string): string | undefined {
  const match = WRITTEN.exec(text.trim())
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0))
  const wall = Date.UTC(year!, month! - 1, day, hour, minute, second)
  const exists = new Date(wall)
  // A day too many is one of another month.
  const same =
    year! >= 1000 &&
    exists.getUTCMonth() === month! - 1 &&
    exists.getUTCHours() === hour &&
    exists.getUTCMinutes() === minute
  if (!same) return undefined
  const offset = offsetAt(wall, timeZone)
  return new Date(wall).toISOString().slice(0, 19) + formatOffset(offset)
}

/** An instant as the site's wall clock shows it. */
export function toSiteTime(instant: number, timeZone: string): string {
  const offset = offsetOfInstant(instant, timeZone)
  return new Date(instant + offset * 60_000).toISOString().slice(0, 19) + formatOffset(offset)
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(timeZone: string): Intl.DateTimeFormat {
  let found = formatters.get(timeZone)
  if (!found) {
    found = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formatters.set(timeZone, found)
  }
  return found
}

/** Minutes east of UTC at an instant. */
function offsetOfInstant(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {}
  for (const part of formatter(timeZone).formatToParts(instant))
    parts[part.type] = Number(part.value)
  const { year, month, day, hour, minute, second } = parts
  const wall = Date.UTC(year!, month! - 1, day, hour, minute, second)
  return Math.round((wall - instant) / 60_000)
}

/** Minutes east of UTC when the wall clock shows this time; one of the two where a clock change shows it twice. */
function offsetAt(wall: number, timeZone: string): number {
  const guess = offsetOfInstant(wall, timeZone)
  return offsetOfInstant(wall - guess * 60_000, timeZone)
}

function formatOffset(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+'
  const absolute = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${sign}${two(Math.floor(absolute / 60))}:${two(absolute % 60)}`
}

/** S3.9: `2021-04-18T21:12:40+08:00` → `2021/04/18 21:12:40`. */
export function writtenDate(iso: string): string {
  return iso.slice(0, 19).replaceAll('-', '/').replace('T', ' ')
}

const SHORT = { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' } as const

/** A day in a small line, at build: `2026-11-15`, in English `Nov 15, 2026`. */
export function shortDay(iso: string, lang: Lang): string {
  const day = iso.slice(0, 10)
  if (isChinese(lang)) return day
  return new Intl.DateTimeFormat(lang, SHORT).format(new Date(`${day}T00:00:00Z`))
}
