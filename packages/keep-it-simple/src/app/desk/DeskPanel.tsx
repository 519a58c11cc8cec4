import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { DESK } from '#model/desk.ts'
import { rememberedWish, rememberWish, type Wish } from './closed.ts'
import { DeskBadge } from './DeskBadge.tsx'
import { dividedProblems, readDesk, subscribeDesk } from './desk-store.ts'
import { deskWords } from './desk-words.ts'
import { PictureToast } from './PictureToast.tsx'
import { ProblemList } from './ProblemList.tsx'
import { useDockHeight } from './use-dock-height.ts'

/** The desk in a page: a panel at the bottom that the page makes room for, or a tab in the margin. */
export function DeskPanel() {
  const view = useSyncExternalStore(subscribeDesk, readDesk)
  const [wish, setWish] = useState<Wish | undefined>(rememberedWish)
  const dock = useRef<HTMLDivElement>(null)
  const badge = useRef<HTMLDivElement>(null)
  const { state, lang } = view
  const words = deskWords(lang)
  const { own, others } = dividedProblems(view)
  // A page with problems of its own says so, until the author does not want to hear it.
  const isOpen = state !== undefined && (wish === 'open' || (wish === undefined && own.length > 0))
  useDockHeight(dock, isOpen)

  function decide(next: Wish): void {
    rememberWish(next)
    setWish(next)
    requestAnimationFrame(() => {
      const target =
        next === 'open' ? dock.current?.querySelector('.desk-close') : badge.current?.firstChild
      ;(target as HTMLElement | undefined)?.focus({ preventScroll: true })
    })
  }

  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => {
      // A dialog of the page comes first.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('dialog[open]')) return
      decide('closed')
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOpen])

  if (!state) return null
  const { errors, warnings, problems, isWhole } = state
  const left = errors + warnings - problems.length
  const said = words.problemsIn(state)
  return (
    <div className="desk" lang={lang}>
      <p className="desk-said" role="status">
        {said}
      </p>
      {!isOpen && (
        <div ref={badge}>
          <DeskBadge state={state} words={words} onOpen={() => decide('open')} />
        </div>
      )}
      <div className="desk-dock" ref={dock}>
        <PictureToast words={words} />
        {isOpen && (
          <section className="desk-panel" aria-label={words.desk}>
            <header className="desk-head">
              <h2 className="desk-title">{words.problems}</h2>
              <p className="desk-sum">{said}</p>
              <a
                className="desk-link"
                href={`${import.meta.env.BASE_URL}${DESK.slice(1)}?lang=${lang}`}
              >
                {words.whole}
              </a>
              <button
                type="button"
                className="desk-close"
                aria-label={words.close}
                aria-expanded="true"
                title={`${words.close} (Esc)`}
                onClick={() => decide('closed')}
              >
                ✕
              </button>
            </header>
            <div className="desk-scroll" tabIndex={-1}>
              <ProblemList problems={own} title={words.thisPage} words={words} lang={lang} />
              <ProblemList
                problems={others}
                title={own.length > 0 ? words.elsewhere : undefined}
                words={words}
                lang={lang}
              />
              {left > 0 && <p className="desk-left">{words.more(left)}</p>}
              {!isWhole && <p className="desk-left">{words.compiling}</p>}
            </div>
          </section>
        )}
      </div>
    </div>
  )
}
