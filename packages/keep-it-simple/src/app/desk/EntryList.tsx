import type { ReactNode } from 'react'
import { askEditor } from './ask-desk.ts'
import type { DeskWords } from './desk-words.ts'

/** As many as are shown before one asks for the rest. */
const SHORT = 8

export interface ListedFile {
  readonly file: string
  readonly href?: string
  readonly title?: string
  readonly fact?: string
}

interface Props {
  readonly title: string
  readonly entries: readonly ListedFile[]
  readonly words: DeskWords
  readonly children?: ReactNode
}

/** A part of the desk: pages or files, each to be looked at or opened in the editor. */
export function EntryList({ title, entries, words, children }: Props) {
  const rest = entries.slice(SHORT)
  return (
    <section className="deskpage-part">
      <h2 className="deskpage-heading">
        {title} <span>{entries.length}</span>
      </h2>
      {entries.length === 0 ? <p className="deskpage-note">{words.none}</p> : children}
      <Rows entries={entries.slice(0, SHORT)} words={words} />
      {rest.length > 0 && (
        <details className="deskpage-more">
          <summary>{words.more(rest.length)}</summary>
          <Rows entries={rest} words={words} />
        </details>
      )}
    </section>
  )
}

function Rows({ entries, words }: Pick<Props, 'entries' | 'words'>) {
  return (
    <ul className="deskpage-list">
      {entries.map(({ file, href, title, fact }) => (
        <li key={file} className="deskpage-entry">
          {href !== undefined && <a href={href}>{title}</a>}
          <button
            type="button"
            className="deskpage-file"
            title={words.edit}
            onClick={() => void askEditor({ file })}
          >
            {file}
          </button>
          {fact !== undefined && <span className="deskpage-fact">{fact}</span>}
        </li>
      ))}
    </ul>
  )
}
