/**
 * How many appointments move: the time zone database as it was at the end of each year (packed in old
 * releases of moment-timezone, fetched from npm) against the newest one. Noon of every Monday of the
 * following year, and of the one after it, in every zone both know. Writes the charts' data.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const YEARS = {
  2015: '0.5.0',
  2016: '0.5.11',
  2017: '0.5.14',
  2018: '0.5.23',
  2019: '0.5.27',
  2020: '0.5.32',
  2021: '0.5.34',
  2022: '0.5.40',
  2023: '0.5.43',
  2024: '0.5.46',
}
const NEWEST = '0.6.6'
const docs = join(import.meta.dirname, '../docs')
const folder = mkdtempSync(join(tmpdir(), 'zones-'))

function load(version) {
  const home = join(folder, version)
  execFileSync(
    'npm',
    [
      'install',
      '--silent',
      '--no-audit',
      '--no-fund',
      '--prefix',
      home,
      `moment-timezone@${version}`,
      'moment@2.30.1',
    ],
    { stdio: 'ignore' },
  )
  const require = createRequire(join(home, 'x.js'))
  const moment = require('moment-timezone')
  return { moment, data: require('moment-timezone/data/packed/latest.json') }
}

const mondays = (year) =>
  Array.from({ length: 52 }, (_, week) => {
    const first = new Date(Date.UTC(year, 0, 1))
    const monday = 1 + ((8 - first.getUTCDay()) % 7) + week * 7
    return new Date(Date.UTC(year, 0, monday))
  }).map((day) => [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12])

const newest = load(NEWEST)
const known = new Set(newest.moment.tz.names())
console.log(`newest: ${newest.data.version}`)
const rows = []
for (const [text, version] of Object.entries(YEARS)) {
  const year = Number(text)
  const old = load(version)
  const zones = old.data.zones.map((zone) => zone.split('|')[0]).filter((zone) => known.has(zone))
  const shares = [1, 2].map((ahead) => {
    const days = mondays(year + ahead)
    const moved = zones.map(
      (zone) =>
        days.filter((day) => +old.moment.tz(day, zone) !== +newest.moment.tz(day, zone)).length,
    )
    const sum = moved.reduce((total, count) => total + count, 0)
    return {
      zones: moved.filter(Boolean).length,
      share: (100 * sum) / (zones.length * days.length),
    }
  })
  rows.push([year, ...shares.map(({ share }) => share.toFixed(2))])
  console.log(
    `${year} ${old.data.version}: ${zones.length} zones; next year ${shares[0].zones} zones, ` +
      `${shares[0].share.toFixed(2)} %; the year after ${shares[1].zones} zones, ${shares[1].share.toFixed(2)} %`,
  )
}
rmSync(folder, { recursive: true })
for (const [path, head, label] of [
  ['blog/2.编程语言/4.Kotlin', '订约的时候,下一年,再下一年', (year) => `${year} 年末`],
  ['en/blog/2.Languages', 'booked at,next year,the year after', (year) => `end of ${year}`],
])
  writeFileSync(
    join(docs, path, 'future-local-time-releases.csv'),
    `${[head, ...rows.map(([year, ...shares]) => [label(year), ...shares].join(','))].join('\n')}\n`,
  )
