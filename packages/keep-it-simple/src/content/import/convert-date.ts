import { parseWrittenDate, toSiteTime, writtenDate } from '#model/date.ts'

const ZONE = /(?:\bZ|\dZ|\bGMT|\bUTC|[+-]\d{2}:?\d{2})$/
const ISO_START = /^(\d{4}-\d{1,2}-\d{1,2})[ Tt]+(\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?/
const ENGLISH_DAY =
  /^(?:[A-Z][a-z]{2,8},? )?(?:[A-Z][a-z]{2,8} \d{1,2},?|\d{1,2} [A-Z][a-z]{2,8}) \d{4}$/

/**
 * A date of another generator as `createTime`: an instant becomes the site's local time, a date
 * without a zone is local time already. `undefined` when it is none that exists.
 */
export function convertDate(value: unknown, timeZone: string): string | undefined {
  if (value instanceof Date) return fromInstant(value.getTime(), timeZone)
  if (typeof value !== 'string') return undefined
  const text = value.trim().replace(/ ([+-]\d{4}) [A-Z]{2,5}$/, ' $1')
  if (ZONE.test(text)) return fromInstant(instantOf(text), timeZone)
  const local = ENGLISH_DAY.test(text)
    ? dayOf(text)
    : text.replace(ISO_START, (_, day: string, time: string) => `${day} ${time}`)
  const iso = parseWrittenDate(local, timeZone)
  return iso === undefined ? undefined : writtenDate(iso)
}

/** `2024-01-02 03:04:05 +0800` is read by few engines; with a `T` and a colon by all. */
function instantOf(text: string): number {
  const iso =
    /^(\d{4}-\d{2}-\d{2})[ Tt]+(\d{1,2})(:\d{2})(:\d{2})?(\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})$/.exec(
      text,
    )
  if (!iso) return /^\d{4}/.test(text) ? Number.NaN : Date.parse(text)
  const [, day = '', hour = '', minute = '', second = ':00', fraction = '', zone = ''] = iso
  const offset = zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2')
  // A day that the month does not have would roll over into the next one.
  if (parseWrittenDate(day, 'UTC') === undefined) return Number.NaN
  return Date.parse(`${day}T${hour.padStart(2, '0')}${minute}${second}${fraction}${offset}`)
}

function dayOf(text: string): string {
  const instant = Date.parse(`${text} UTC`)
  return Number.isNaN(instant) ? text : new Date(instant).toISOString().slice(0, 10)
}

const fromInstant = (instant: number, timeZone: string): string | undefined =>
  Number.isNaN(instant) ? undefined : writtenDate(toSiteTime(instant, timeZone))
