import { copyText } from '#browser/clipboard.ts'
import type { SavedPicture } from '#model/desk.ts'
import type { DeskWords } from './desk-words.ts'
import { pictureRefusal } from './refusals.ts'

/** What has become of pictures that were pasted or dropped. */
export type News =
  | 'dropping'
  | 'saving'
  | { readonly refused: string }
  | { readonly saved: readonly SavedPicture[]; readonly isCopied: boolean }

interface Props {
  readonly news: News
  readonly words: DeskWords
  readonly onClose: () => void
}

export function PictureNews({ news, words, onClose }: Props) {
  if (news === 'dropping') return <p className="desk-toast desk-toast--drop">{words.dropHere}</p>
  return (
    <div className="desk-toast" role="status">
      <div className="desk-toast-text">
        {news === 'saving' ? (
          words.saving
        ) : 'refused' in news ? (
          pictureRefusal(words, news.refused)
        ) : (
          <SavedLines {...news} words={words} />
        )}
      </div>
      <button type="button" className="desk-close" aria-label={words.close} onClick={onClose}>
        ✕
      </button>
    </div>
  )
}

/** As they stand in a page: one to a paragraph. */
export const linesOf = (saved: readonly SavedPicture[]): string =>
  saved.map(({ markdown }) => markdown).join('\n\n')

interface SavedProps {
  readonly saved: readonly SavedPicture[]
  readonly isCopied: boolean
  readonly words: DeskWords
}

function SavedLines({ saved, isCopied, words }: SavedProps) {
  const lines = linesOf(saved)
  return (
    <>
      <p>{saved.map(({ file }) => words.saved(file)).join(' · ')}</p>
      <p>{isCopied ? words.copied : words.notCopied}</p>
      <p className="desk-line">
        <code>{lines}</code>
        <button type="button" className="desk-button" onClick={() => void copyText(lines)}>
          {words.copy}
        </button>
      </p>
    </>
  )
}
