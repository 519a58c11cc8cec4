import { FAINT, INK, RED, block, box, dot, line, numbers, ring, sheet, times } from './paper.ts'

/** One emoji of a family: one sign, 5 code points, 8 UTF-16 units, 18 bytes; all of one width. */
export const unicodeLength = () =>
  sheet(
    1200,
    900,
    ...[1, 5, 8, 18].flatMap((parts, row) => {
      const [left, width, gap] = [120, 960, 14]
      const each = (width + gap) / parts - gap
      const y = 130 + row * 170
      return times(parts, (at) => {
        const x = Math.round(left + at * (each + gap))
        return parts === 1
          ? block(x, y, Math.round(each), 110, RED)
          : box(x + 3, y + 3, Math.round(each) - 6, 104)
      })
    }),
  )

/** Closed, open, closed: every step is one way, and the way back does not exist. */
export const rustTypestate = () =>
  sheet(
    1200,
    900,
    ring(230, 450, 110),
    ring(600, 450, 110),
    dot(600, 450, 60, INK),
    ring(970, 450, 110),
    line('M350 450h116m-34-26 34 26-34 26M720 450h116m-34-26 34 26-34 26'),
    line('M950 330C900 170 720 160 634 322', FAINT),
    line('M760 150l100 100M860 150 760 250', RED, 12),
  )

/** Times of the raw events, in milliseconds: bursts with pauses, by a fixed seed. */
function events(): number[] {
  const next = numbers(11)
  const all: number[] = []
  let now = 40
  for (let burst = 0; burst < 5; burst++) {
    for (let at = 0; at < 9 + burst; at++) {
      all.push(now)
      now += 14 + next() * 26
    }
    now += 190 + next() * 120
  }
  return all.filter((at) => at < 2000)
}

const WAIT = 120

/** Raw events, those debounced (after silence) and those throttled (at most one per wait). */
export function debounceThrottle(): string {
  const raw = events()
  const debounced = raw.filter((at, index) => (raw[index + 1] ?? Infinity) - at > WAIT)
  const throttled: number[] = []
  for (const at of raw) if (at - (throttled.at(-1) ?? -Infinity) >= WAIT) throttled.push(at)
  const row = (y: number, times: readonly number[], colour: string, weight: number) => [
    line(`M80 ${y + 120}h2140`, FAINT, 4),
    line(times.map((at) => `M${Math.round(80 + at)} ${y}v116`).join(''), colour, weight),
  ]
  return sheet(
    2300,
    986,
    ...row(150, raw, INK, 6),
    ...row(
      430,
      debounced.map((at) => at + WAIT),
      RED,
      14,
    ),
    ...row(710, throttled, INK, 14),
  )
}
