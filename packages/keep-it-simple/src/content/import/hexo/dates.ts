const YAML_TIME =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.\d*)?[ \t]*(Z|[-+]\d\d?(?::\d\d)?)$/

/**
 * A date as Hexo has it: the clock time that YAML gives in UTC is taken for the site's own, so a
 * zone that is written moves the hour and is then forgotten.
 */
export function hexoDate(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const match = YAML_TIME.exec(value.trim())
  if (!match) return value
  const [, year, month, day, hour, minute, second, zone = 'Z'] = match
  const [hours = 0, minutes = 0] = zone === 'Z' ? [] : zone.slice(1).split(':').map(Number)
  const offset = (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
  const time = Date.UTC(+year!, +month! - 1, +day!, +hour!, +minute! - offset, +second!)
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}
