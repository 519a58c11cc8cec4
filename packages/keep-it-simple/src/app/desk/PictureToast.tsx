import { useEffect, useState } from 'react'
import { copyText } from '#browser/clipboard.ts'
import type { SavedPicture } from '#model/desk.ts'
import { askPicture, isRefusal } from './ask-desk.ts'
import { readDesk } from './desk-store.ts'
import type { DeskWords } from './desk-words.ts'
import { receivePictures } from './receive-pictures.ts'

interface Saved {
  readonly picture: SavedPicture
  readonly isCopied: boolean
}

type News =
  | 'dropping'
  | 'saving'
  | { readonly refused: string }
  | { readonly saved: readonly Saved[] }

/** A picture that is pasted or dropped is saved beside the page, and its line is ready to be pasted. */
export function PictureToast({ words }: { readonly words: DeskWords }) {
  const [news, setNews] = useState<News>()

  useEffect(() => {
    const save = async (files: readonly File[]) => {
      setNews('saving')
      const saved: SavedPicture[] = []
      for (const file of files) {
        const answer = await askPicture(readDesk().address, file)
        if (isRefusal(answer)) return setNews({ refused: answer.error })
        saved.push(answer)
      }
      const isCopied = await copyText(saved.map(({ markdown }) => markdown).join('\n\n'))
      setNews({ saved: saved.map((picture) => ({ picture, isCopied })) })
    }
    return receivePictures({
      receive: (files) => void save(files),
      over: (isOver) =>
        setNews((now) => (isOver ? 'dropping' : now === 'dropping' ? undefined : now)),
    })
  }, [])

  if (news === undefined) return null
  if (news === 'dropping') return <p className="desk-toast desk-toast--drop">{words.dropHere}</p>
  return (
    <div className="desk-toast" role="status">
      <div className="desk-toast-text">
        {news === 'saving' ? (
          words.saving
        ) : 'refused' in news ? (
          refusalIn(words, news.refused)
        ) : (
          <SavedLines saved={news.saved} words={words} />
        )}
      </div>
      <button
        type="button"
        className="desk-close"
        aria-label={words.close}
        onClick={() => setNews(undefined)}
      >
        ✕
      </button>
    </div>
  )
}

function SavedLines({ saved, words }: { saved: readonly Saved[]; words: DeskWords }) {
  const lines = saved.map(({ picture }) => picture.markdown).join('\n\n')
  const isCopied = saved.every((one) => one.isCopied)
  return (
    <>
      <p>{saved.map(({ picture }) => words.saved(picture.file)).join(' · ')}</p>
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

function refusalIn(words: DeskWords, error: string): string {
  if (error === 'no-page') return words.noPage
  if (error === 'too-large') return words.tooLarge
  return error === 'no-picture' ? words.noPicture : words.refused
}
