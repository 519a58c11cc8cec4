import { useEffect, useState } from 'react'
import { copyText } from '#browser/clipboard.ts'
import type { SavedPicture } from '#model/desk.ts'
import { askPicture, isRefusal } from './ask-desk.ts'
import { readDesk } from './desk-store.ts'
import type { DeskWords } from './desk-words.ts'
import { linesOf, PictureNews, type News } from './PictureNews.tsx'
import { receivePictures } from './receive-pictures.ts'

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
      setNews({ saved, isCopied: await copyText(linesOf(saved)) })
    }
    return receivePictures({
      receive: (files) => void save(files),
      over: (isOver) =>
        setNews((now) => (isOver ? 'dropping' : now === 'dropping' ? undefined : now)),
    })
  }, [])

  return news && <PictureNews news={news} words={words} onClose={() => setNews(undefined)} />
}
