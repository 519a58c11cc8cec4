import type { Step } from './model.ts'
import type { Instruction, Program } from './program.ts'
import type table from './words.ts'

type Words = (typeof table)['zh-CN']

/** Instructions by places in the text: all that either way of running can ever meet. */
export function Cells(props: {
  readonly program: Program
  readonly text: readonly string[]
  readonly tries: readonly Step[]
  readonly sets: readonly Step[]
  readonly here: Step | undefined
  readonly words: Words
}) {
  const { program, text, here, words } = props
  const columns = [...text, undefined]
  const key = ({ pc, at }: Step) => pc * columns.length + at
  const visits = new Map<number, number>()
  for (const step of props.tries) visits.set(key(step), (visits.get(key(step)) ?? 0) + 1)
  const met = new Set(props.sets.map(key))
  const most = Math.max(2, ...visits.values())
  return (
    <table data-columns={columns.length <= 8 ? 'few' : columns.length <= 16 ? 'some' : 'many'}>
      <thead>
        <tr>
          <th scope="col">{words.instruction}</th>
          {columns.map((char, at) => (
            <th scope="col" key={at} title={char === undefined ? words.end : undefined}>
              {char ?? '⊣'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {program.map((instruction, pc) => (
          <tr key={pc}>
            <th scope="row">
              {pc} {name(instruction, words)}
            </th>
            {columns.map((_, at) => (
              <Cell
                key={at}
                visits={visits.get(key({ pc, at })) ?? 0}
                most={most}
                met={met.has(key({ pc, at }))}
                here={here?.pc === pc && here.at === at}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function name(instruction: Instruction, words: Words) {
  if (instruction.op === 'fork') return `${words.fork} ${instruction.x},${instruction.y}`
  if (instruction.op === 'char') return instruction.label
  return instruction.op === 'end' ? '$' : words.match
}

/** Shaded by the logarithm of its visits, as they double from place to place. */
function Cell(props: {
  readonly visits: number
  readonly most: number
  readonly met: boolean
  readonly here: boolean
}) {
  const { visits, most, met, here } = props
  return (
    <td data-met={met || undefined} data-here={here || undefined}>
      {visits > 0 && (
        <>
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <rect
              width="1"
              height="1"
              opacity={0.15 + (0.85 * Math.log(visits)) / Math.log(most)}
            />
          </svg>
          <span>{visits}</span>
        </>
      )}
    </td>
  )
}
