import type { RefObject } from 'react'
import { fill } from '#locale/fill.ts'
import type { LateWords } from '#locale/late/words.ts'
import { megabytes } from './megabytes.ts'
import type { RunView } from './use-run.ts'

interface Props {
  /** What the compiler wrote: the row begins as it drew it. */
  readonly first: {
    readonly run: string
    readonly edit: string | undefined
    readonly said: string
    readonly download: number
  }
  readonly view: RunView
  readonly words: LateWords
  readonly note: string
  readonly row: RefObject<HTMLButtonElement | null>
  readonly isChanged: boolean
  readonly isOpen: boolean
}

/** The row beneath a program. Clicks are heard by `client.ts`, which is there before this is. */
export function BenchBar({ first, view, words, note, row, isChanged, isOpen }: Props) {
  const { state, said, progress } = view
  const isLoading = state === 'loading'
  const canReset = !isLoading && (state === 'finished' || isOpen || isChanged)
  return (
    <>
      <button ref={row} className="btn btn--small" type="button" data-action="run" data-run="run">
        {isLoading ? (
          <>
            <i className="spinner" />
            {words.runStop}
          </>
        ) : (
          <>
            <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M6.500 4.500v11l9-5.500z" />
            </svg>
            {first.run}
          </>
        )}
      </button>
      {first.edit !== undefined && (
        <button
          className="btn btn--small"
          type="button"
          data-action="run"
          data-run="edit"
          hidden={isOpen}
        >
          {first.edit}
        </button>
      )}
      {canReset && (
        <button className="btn btn--small" type="button" data-run="reset">
          {words.runReset}
        </button>
      )}
      {isChanged && !isLoading && (
        <button className="btn btn--small" type="button" data-run="share">
          {words.runShare}
        </button>
      )}
      {progress && <Progress {...progress} download={first.download} words={words} />}
      <span className="run-said" role="status">
        {note !== '' ? note : said !== '' ? said : first.said}
      </span>
    </>
  )
}

interface ProgressProps {
  readonly loaded: number
  readonly total: number
  readonly download: number
  readonly words: LateWords
}

/** Files are counted unpacked; how much is sent was said before. */
function Progress({ loaded, total, download, words }: ProgressProps) {
  const part = total === 0 ? undefined : Math.min(1, loaded / total)
  const size = megabytes(download === 0 ? total : download)
  return (
    <span className="run-progress">
      <progress aria-label={words.runDownload} {...(part !== undefined && { value: part })} />
      <span aria-hidden="true">
        {part === undefined
          ? megabytes(loaded)
          : fill(words.runDownloaded, { n: String(Math.round(part * 100)), size })}
      </span>
    </span>
  )
}
