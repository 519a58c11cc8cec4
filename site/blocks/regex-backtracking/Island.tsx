import { useShared, type IslandProps } from 'keep-it-simple/island'
import { Controls, TextField, Toggle } from 'keep-it-simple/kit'
import { useMemo } from 'react'
import type block from './block.ts'
import { LONGEST_TEXT } from './model.ts'
import { compile, LONGEST_PATTERN } from './program.ts'
import { Run } from './Run.tsx'
import type words from './words.ts'

/** After the last step, whatever their number. */
const ALL = 9999

export default function RegexBacktracking(props: IslandProps<typeof block, typeof words>) {
  const { words, lang } = props
  const [{ pattern, text, search, step }, set] = useShared({
    pattern: props.pattern,
    text: props.text,
    search: props.search,
    step: props.step,
  })
  const program = useMemo(() => compile(pattern), [pattern])
  return (
    <div className="regex">
      <Controls label={words.controls}>
        <TextField
          label={words.pattern}
          value={pattern}
          maxLength={LONGEST_PATTERN}
          onChange={(next) => set({ pattern: next, step: ALL })}
        />
        <TextField
          label={words.text}
          value={text}
          maxLength={LONGEST_TEXT}
          onChange={(next) => set({ text: next, step: ALL })}
        />
        <Toggle
          label={words.search}
          value={search}
          onChange={(next) => set({ search: next, step: ALL })}
        />
      </Controls>
      {typeof program === 'string' ? (
        <p className="fault" role="status">
          {words.faults[program]}
        </p>
      ) : (
        <Run
          program={program}
          text={text.slice(0, LONGEST_TEXT)}
          search={search}
          step={step}
          onStep={(next) => set({ step: next })}
          lang={lang}
          words={words}
        />
      )}
    </div>
  )
}
