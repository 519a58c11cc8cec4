import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { PrismEditor } from 'prism-code-editor'
import type { LateWords } from '#locale/late/words.ts'
import { findAll } from './find-all.ts'

interface Props {
  readonly editor: PrismEditor
  readonly words: LateWords
  readonly close: () => void
}

/** Looks for words in a program; the package's own bar has inline styles, which our policy refuses. */
export function FindBar({ editor, words, close }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [sought, setSought] = useState('')
  const [at, setAt] = useState(0)
  const found = findAll(editor.value, sought)
  useEffect(() => field.current?.focus(), [])

  const go = (next: number) => {
    if (found.length === 0) return
    const place = (next + found.length) % found.length
    setAt(place)
    const start = found[place]!
    editor.textarea.setSelectionRange(start, start + sought.length)
    // The editor scrolls to what is selected while it has the focus.
    editor.textarea.focus()
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey)
      go(event.shiftKey ? at - 1 : editor.getSelection()[0] === found[at] ? at + 1 : at)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="run-find" role="search">
      <input
        ref={field}
        type="text"
        value={sought}
        aria-label={words.runFind}
        placeholder={words.runFind}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={press}
        onChange={({ target }) => {
          setSought(target.value)
          setAt(0)
        }}
      />
      <span role="status">
        {sought === '' ? '' : `${found.length === 0 ? 0 : at + 1} / ${found.length}`}
      </span>
      <button type="button" className="btn btn--small" onClick={close}>
        {words.runFindClose}
      </button>
    </div>
  )
}
