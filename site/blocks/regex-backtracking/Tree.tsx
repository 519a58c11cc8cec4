import { useMemo } from 'react'
import type { Try } from './model.ts'
import type { Program } from './program.ts'
import { deadEnds, edges, placeTries, wayTo } from './tree-layout.ts'

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** Fewer ways than this do not fill the drawing, or three lines would look like a catastrophe. */
const LEAST_ROWS = 16

/** Every way that was tried, up to a step; what is still to come is faint. */
export function Tree(props: {
  readonly program: Program
  readonly tries: readonly Try[]
  readonly step: number
  /** Whether the way to this step is still open, or has led to a match. */
  readonly open: boolean
  readonly columns: number
  readonly label: string
}) {
  const { program, tries, step, open, columns, label } = props
  const { points, rows } = useMemo(() => placeTries(tries), [tries])
  const future = useMemo(() => edges(tries, points, range(0, tries.length)), [tries, points])
  const now = open ? points[step - 1] : undefined
  return (
    <svg
      className="tree"
      viewBox={`0 0 ${columns} ${Math.max(rows, LEAST_ROWS)}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {step < tries.length && <path className="future" d={future} />}
      <path className="tried" d={edges(tries, points, range(0, step))} />
      <path className="dead" d={deadEnds(program, tries, points, step)} />
      {now && (
        <>
          <path className="way" d={edges(tries, points, wayTo(tries, step - 1))} />
          <path className="here" d={`M${now.x} ${now.y}h0`} />
        </>
      )}
    </svg>
  )
}
