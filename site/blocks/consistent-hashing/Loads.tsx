import { Button } from 'keep-it-simple/kit'
import { fill } from '../fill.ts'
import { KEYS } from './model.ts'
import type { Change, Move } from './moves.ts'

interface Words {
  readonly node: string
  readonly remove: string
  readonly load: string
  readonly stayed: string
  readonly arrived: string
  readonly vain: string
  readonly before: string
  readonly mean: string
}

/** What each node holds now, in what stayed and what came; a mark where it stood before. */
export function Loads(props: {
  readonly change: Change
  readonly move: Move
  readonly title: string
  readonly onRemove: (node: number) => void
  readonly words: Words
}) {
  const { change, move, words } = props
  const most = Math.max(...move.loads.map((load) => Math.max(load.before, nowOf(load))))
  const x = (keys: number) => Math.round((1000 * keys) / most) / 10
  const mean = x(KEYS / change.after.length)
  return (
    <div className="hashing-loads">
      <p className="hashing-title">{props.title}</p>
      <ul>
        {move.loads.map((load) => {
          const name = fill(words.node, { n: load.node })
          const now = nowOf(load)
          const gone = load.node === change.removed
          return (
            <li key={load.node} className={gone ? 'gone' : undefined}>
              <span>{name}</span>
              <svg
                viewBox="0 0 100 20"
                preserveAspectRatio="none"
                role="img"
                aria-label={fill(words.load, { node: name, before: load.before, now })}
              >
                <rect className="stayed" y="3" height="14" width={x(load.stayed)} />
                <rect
                  className="arrived"
                  x={x(load.stayed)}
                  y="3"
                  height="14"
                  width={x(load.arrived)}
                />
                <rect
                  className="vain"
                  x={x(load.stayed + load.arrived)}
                  y="6"
                  height="8"
                  width={x(load.vain)}
                />
                <path className="before" d={`M${x(load.before)} 0V20`} />
                <path className="mean" d={`M${mean} 0V20`} />
              </svg>
              <span>{now.toLocaleString('en')}</span>
              {gone ? (
                <span />
              ) : (
                <Button
                  label={fill(words.remove, { node: name })}
                  onClick={() => props.onRemove(load.node)}
                >
                  ×
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <p className="hashing-key" aria-hidden="true">
        {(['stayed', 'arrived', 'vain', 'before', 'mean'] as const).map((name) => (
          <span key={name}>
            <i className={name} /> {words[name]}
          </span>
        ))}
      </p>
    </div>
  )
}

function nowOf(load: Move['loads'][number]): number {
  return load.stayed + load.arrived + load.vain
}
