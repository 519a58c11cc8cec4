import { useMemo } from 'react'
import { useShared, type IslandProps } from 'keep-it-simple/island'
import { Button, Choice, clamp, Controls, Slider, Toggle } from 'keep-it-simple/kit'
import { fill } from '../fill.ts'
import type block from './block.ts'
import { Circle } from './Circle.tsx'
import { Loads } from './Loads.tsx'
import { METHODS } from './model.ts'
import { compare, ideal, LIMITS, parseChanges, replay } from './moves.ts'
import type words from './words.ts'

export default function ConsistentHashing(props: IslandProps<typeof block, typeof words>) {
  const { lang: _, words, ...initial } = props
  const [state, set] = useShared(initial)
  const { changes, swap } = state
  const method = METHODS.includes(state.method) ? state.method : 'ring'
  const points = clamp(state.points, ...LIMITS.points)
  const change = useMemo(() => replay(changes), [changes])
  const moves = useMemo(
    () => METHODS.map((method) => ({ method, ...compare(method, change, points, swap) })),
    [change, points, swap],
  )
  const move = moves.find((one) => one.method === method)!
  const alter = (step: string) => set({ changes: [...parseChanges(changes), step].join('.') })
  const sentence =
    words[change.added !== undefined ? 'added' : change.removed !== undefined ? 'removed' : 'still']

  return (
    <div className="hashing">
      <Controls label={words.controls}>
        <Choice
          label={words.method}
          value={method}
          options={METHODS.map((value) => ({ value, label: words[value] }))}
          onChange={(method) => set({ method })}
        />
        <Slider
          label={words.points}
          value={points}
          min={LIMITS.points[0]}
          max={LIMITS.points[1]}
          onChange={(points) => set({ points })}
        />
        <Button disabled={change.after.length === LIMITS.nodes[1]} onClick={() => alter('add')}>
          {words.add}
        </Button>
        <Button onClick={() => set(initial)}>{words.reset}</Button>
        <Toggle label={words.swap} value={swap} onChange={(swap) => set({ swap })} />
      </Controls>
      <p className="hashing-title" aria-live="polite">
        {fill(sentence, {
          before: change.before.length,
          after: change.after.length,
          node: change.added ?? change.removed ?? 0,
        })}
      </p>
      <table>
        <caption className="sr">{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.method}</th>
            <td aria-hidden="true" />
            <th scope="col">{words.moved}</th>
            <th scope="col">{words.vain}</th>
            <th scope="col">{words.worst}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map((one) => (
            <tr key={one.method} className={one.method === method ? 'chosen' : undefined}>
              <th scope="row">{words[one.method]}</th>
              <td aria-hidden="true">
                <Bar share={one.moved} vain={one.vain} />
              </td>
              <td>{percent(one.moved)}</td>
              <td>{percent(one.vain)}</td>
              <td>
                {one.worst.before.toFixed(2)} → {one.worst.after.toFixed(2)}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.ideal}</th>
            <td aria-hidden="true">
              <Bar share={ideal(change)} vain={0} />
            </td>
            <td>{percent(ideal(change))}</td>
            <td>{percent(0)}</td>
            <td>1.00 → 1.00</td>
          </tr>
        </tbody>
      </table>
      <div className="hashing-two">
        <Circle
          change={change}
          move={move}
          points={method === 'ring' ? points : 0}
          label={fill(words.circle, {
            method: words[method],
            moved: percent(move.moved),
            vain: percent(move.vain),
          })}
          words={words}
        />
        <Loads
          change={change}
          move={move}
          title={fill(words.loads, { method: words[method] })}
          onRemove={(node) => alter(String(node))}
          words={words}
        />
      </div>
    </div>
  )
}

function Bar({ share, vain }: { readonly share: number; readonly vain: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none">
      <rect className="due" y="1" height="8" width={100 * (share - vain)} />
      <rect className="vain" x={100 * (share - vain)} y="3" height="4" width={100 * vain} />
    </svg>
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`
}
