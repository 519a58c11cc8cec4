import { SettingsError } from '#config/settings-error.ts'
import { parseWrittenDate } from '#model/date.ts'

/** The moment a command counts as, in the site's time zone. */
export function nowOf(
  written: string | boolean | undefined,
  timeZone: string,
): { readonly now?: number } {
  if (typeof written !== 'string') return {}
  const date = parseWrittenDate(written, timeZone)
  if (date === undefined)
    throw new SettingsError(
      `\`${written}\` is not a date that exists.`,
      'Write `--now "2026/11/20 08:00"`.',
    )
  return { now: Date.parse(date) }
}
