import { fill } from '../fill.ts'
import type { State } from './model.ts'
import type words from './words.ts'

const COLUMNS = 40

/** Pages at the bottom of each tree in the order of their keys: full squares are new in the log. */
export function Pages(props: {
  readonly state: State
  /** At the end of the run there are the most pages; their place is there from the beginning. */
  readonly end: State
  readonly lang: string
  readonly words: (typeof words)['en-US']
}) {
  const { state, end, lang, words } = props
  const frames = state.frames.at(-1) ?? 0
  return (
    <div className="uuid-pages">
      <p>
        <b>{fill(words.frames, { n: frames.toLocaleString(lang) })}</b>
      </p>
      {state.trees.map((tree, i) => {
        const pages = state.frames.length === 0 ? [] : tree.dirty
        const dirty = pages.filter(Boolean).length
        const label = fill(words.pages, {
          tree: i === 0 ? words.tableTree : words.indexTree,
          all: pages.length,
          dirty,
        })
        const rows = Math.ceil(end.trees[i]!.dirty.length / COLUMNS)
        return (
          <div key={i}>
            <p>{label}</p>
            <svg viewBox={`0 0 ${COLUMNS * 10} ${rows * 10}`} aria-hidden="true">
              <path className="uuid-clean" d={squares(pages, false)} />
              <path className="uuid-dirty" d={squares(pages, true)} />
            </svg>
          </div>
        )
      })}
    </div>
  )
}

function squares(pages: readonly boolean[], dirty: boolean) {
  const inset = dirty ? 1 : 3
  const side = 10 - 2 * inset
  return pages
    .flatMap((page, i) => {
      if (page !== dirty) return []
      const x = (i % COLUMNS) * 10 + inset
      const y = Math.floor(i / COLUMNS) * 10 + inset
      return `M${x} ${y}h${side}v${side}h-${side}z`
    })
    .join('')
}
