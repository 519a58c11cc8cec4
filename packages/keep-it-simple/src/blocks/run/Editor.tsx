import { useEffect, useRef, useState } from 'react'
import type { PrismEditor } from 'prism-code-editor'
import type { LateWords } from '#locale/late/words.ts'
import { openEditor } from './editor.ts'
import { FindBar } from './FindBar.tsx'

interface Props {
  readonly language: string
  readonly words: LateWords
  readonly text: string
  /** Whether the reader asked for it, and goes on typing. */
  readonly isWanted: boolean
  readonly changed: (text: string) => void
  /** Escape leads out, because Tab indents. */
  readonly leave: () => void
}

/** The program as a text that can be changed. It begins with `text`, and says what became of it. */
export function Editor({ language, words, text, isWanted, changed, leave }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<PrismEditor>()
  const [isFinding, setFinding] = useState(false)
  const given = useRef({ language, words, text, isWanted })
  const heard = useRef({ changed, leave })
  useEffect(() => {
    heard.current = { changed, leave }
  })
  useEffect(() => {
    const first = given.current
    let last = first.text.replace(/\n$/, '')
    const one = openEditor(host.current!, first.language, first.text, first.words.runEditor, {
      changed: (value) => {
        // The editor announces what it begins with, too.
        if (value !== last) heard.current.changed(value)
        last = value
      },
      leave: () => heard.current.leave(),
      find: () => setFinding(true),
    })
    setEditor(one)
    if (first.isWanted) one.textarea.focus()
    return () => one.remove()
  }, [])
  const close = () => {
    setFinding(false)
    editor?.textarea.focus()
  }
  return (
    <>
      {isFinding && editor && <FindBar editor={editor} words={words} close={close} />}
      <div ref={host} />
    </>
  )
}
