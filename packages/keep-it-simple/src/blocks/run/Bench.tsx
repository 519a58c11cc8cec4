import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { copyText } from '#browser/clipboard.ts'
import { BenchBar } from './BenchBar.tsx'
import type { BenchParts, Handle } from './bench-parts.ts'
import { bringIntoView } from './bring-into-view.ts'
import { writeDraft, type Draft } from './drafts.ts'
import type { Editor } from './Editor.tsx'
import { SHARED } from './left-work.ts'
import { Output } from './Output.tsx'
import type { Program } from './program.ts'
import { shareHash } from './share-link.ts'
import { surroundings } from './surroundings-in-page.ts'
import { useListing } from './use-listing.ts'
import { usePlate } from './use-plate.ts'
import { useRun } from './use-run.ts'

interface Props {
  readonly program: Program
  readonly parts: BenchParts
  /** What the row said when the page was drawn. */
  readonly first: ComponentProps<typeof BenchBar>['first']
}

/** One program: its row of buttons, and in their places its editor, its input and its output. */
export function Bench({ program, parts, first }: Props) {
  const { words, path } = parts
  const original: Draft = { code: program.code, ...readOf(program.input) }
  const [draft, setDraft] = useState(original)
  const [note, setNote] = useState('')
  const [open, setOpen] = useState<{ view: typeof Editor; isWanted: boolean; key: number }>()
  const { view, start, cancel, forget } = useRun(program, parts)
  const row = useRef<HTMLButtonElement>(null)
  const isChanged = draft.code !== original.code || draft.input !== original.input
  const [hasInput, setHasInput] = useState(false)

  const change = (next: Draft) => {
    const differs = next.code !== original.code || next.input !== original.input
    setDraft(next)
    writeDraft(path, program.hash, differs ? next : undefined)
  }
  const edit = async (isWanted: boolean) => {
    const { Editor: loaded } = await import('./Editor.tsx')
    setOpen((before) => ({ view: loaded, isWanted, key: (before?.key ?? 0) + 1 }))
  }
  const run = () => {
    setNote('')
    // The keyboard of a phone would cover what comes.
    const typed = document.activeElement
    if (matchMedia('(pointer: coarse)').matches && typed instanceof HTMLTextAreaElement)
      typed.blur()
    start({ ...draft, ...surroundings(program, parts) })
  }
  const reset = () => {
    forget()
    setOpen(undefined)
    setNote('')
    change(original)
    if (location.hash.startsWith(SHARED))
      history.replaceState(history.state, '', location.pathname + location.search)
    row.current?.focus()
  }
  const share = async () => {
    const { hash, place } = program
    const link = await shareHash({ hash, place, ...draft })
    if (link === undefined) return setNote(words.runShareLong)
    history.replaceState(history.state, '', link)
    setNote((await copyText(location.href)) ? words.runShareDone : words.runShareAddress)
  }
  const handle: Handle = {
    act(what) {
      setHasInput(true)
      if (what === 'edit') void edit(true)
      else if (what === 'reset') reset()
      else if (what === 'share') void share()
      else if (view.state === 'loading') cancel()
      else run()
    },
    show(given, said) {
      setHasInput(true)
      setDraft({ ...original, ...given })
      setNote(said)
      void edit(false)
    },
  }
  useLayoutEffect(() => parts.register(program, handle))
  useEffect(() => {
    parts.changed.set(program, draft.code)
  }, [parts, program, draft.code])
  useLayoutEffect(() => {
    const { bar, block, plate } = program
    bar.setAttribute('data-state', view.state)
    bar.toggleAttribute('data-failed', view.failed)
    bar.toggleAttribute('data-same', view.same && note === '')
    block.toggleAttribute('data-changed', isChanged)
    plate.toggleAttribute('data-stale', view.stale)
  }, [program, view, note, isChanged])
  useEffect(() => {
    if (view.state === 'finished') bringIntoView(program)
  }, [program, view.state])
  usePlate(program.plate, view.lines !== undefined, '.copy')
  usePlate(program.inputPlate, hasInput)
  const holder = useListing(program.block, open !== undefined, draft.code)

  return (
    <>
      <BenchBar {...{ first, view, words, note, row, isChanged }} isOpen={open !== undefined} />
      {open &&
        createPortal(
          <open.view
            key={open.key}
            language={program.language}
            words={words}
            text={draft.code}
            isWanted={open.isWanted}
            changed={(text) => change({ ...draft, code: `${text}\n` })}
            leave={() => row.current?.focus()}
          />,
          holder,
        )}
      {hasInput &&
        program.inputPlate &&
        createPortal(
          <textarea
            data-live
            className="run-input"
            aria-label={words.runInput}
            value={draft.input ?? ''}
            rows={Math.max(2, (draft.input ?? '').split('\n').length)}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={({ target }) => change({ ...draft, input: target.value })}
          />,
          program.inputPlate,
        )}
      {view.lines &&
        createPortal(
          <Output lines={view.lines} tables={view.tables} words={words} />,
          program.plate,
        )}
    </>
  )
}

const readOf = (input: string | undefined): Pick<Draft, 'input'> =>
  input === undefined ? {} : { input }
