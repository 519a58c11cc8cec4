import { fill } from '../fill.ts'
import type { KeyKind } from './keys.ts'
import { FRAME, ROWS } from './model.ts'
import type words from './words.ts'

const WIDTH = 300
const HEIGHT = 120
const POINTS = 60

/** The log of all commits so far, for the three kinds of key at the same batch and table. */
export function Journal(props: {
  readonly series: readonly { readonly key: KeyKind; readonly frames: readonly number[] }[]
  readonly chosen: KeyKind
  readonly commit: number
  readonly batch: number
  readonly lang: string
  readonly words: (typeof words)['en-US']
}) {
  const { series, chosen, commit, batch, lang, words } = props
  const totals = series.map(({ key, frames }) => ({ key, total: running(frames) }))
  const most = Math.max(...totals.map(({ total }) => total.at(-1)!))
  const commits = totals[0]!.total.length - 1
  const size = (bytes: number) =>
    `${(bytes / 1e6).toLocaleString(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} MB`
  const x = (at: number) => round((at / commits) * WIDTH)
  const y = (bytes: number) => round(HEIGHT - (bytes / most) * (HEIGHT - 4))
  const stride = Math.max(1, Math.floor(commits / POINTS))
  const line = (total: readonly number[]) =>
    total
      .flatMap((bytes, at) => (at % stride === 0 || at === commits ? [`${x(at)} ${y(bytes)}`] : []))
      .join('L')
  const now = totals.map(({ key, total }) => ({ key, bytes: total[commit]! }))
  const list = now.map(({ key, bytes }) => `${words[key]} ${size(bytes)}`).join(words.comma)
  const inserted = Math.min(ROWS, commit * batch).toLocaleString(lang)
  return (
    <div className="uuid-journal">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(words.chart, { n: inserted, list })}
      >
        <path className="uuid-now" d={`M${x(commit)} 0V${HEIGHT}`} />
        {totals.map(({ key, total }) => (
          <path
            key={key}
            className="uuid-line"
            data-key={key}
            data-chosen={key === chosen || undefined}
            d={`M${line(total)}`}
          />
        ))}
      </svg>
      <dl aria-live="polite">
        {now.map(({ key, bytes }) => (
          <div key={key} data-key={key} data-chosen={key === chosen || undefined}>
            <dt>
              <svg viewBox="0 0 24 8" aria-hidden="true">
                <path className="uuid-line" data-key={key} d="M0 4h24" />
              </svg>
              {words[key]}
            </dt>
            <dd>{size(bytes)}</dd>
          </div>
        ))}
      </dl>
      <p>{fill(words.axis, { n: ROWS.toLocaleString(lang) })}</p>
    </div>
  )
}

/** Bytes of the log after each commit, beginning with none. */
function running(frames: readonly number[]) {
  let bytes = 0
  return [0, ...frames.map((count) => (bytes += count * FRAME))]
}

const round = (n: number) => Math.round(n * 10) / 10
