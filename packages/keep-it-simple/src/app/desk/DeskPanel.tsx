import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { DESK } from '#model/desk.ts'
import { rememberedWish, rememberWish, type Wish } from './closed.ts'
import { DeskBadge } from './DeskBadge.tsx'
import { followHeight } from './dock-height.ts'
import { dividedProblems, readDesk, subscribeDesk } from './desk-store.ts'
import { deskWords } from './desk-words.ts'
import { PictureToast } from './PictureToast.tsx'
import { ProblemList } from './ProblemList.tsx'

/** The desk in a page: a panel at the bottom that the page makes room for, or a tab in the margin. */
export function DeskPanel() {
  const view = useSyncExternalStore(subscribeDesk, readDesk)
  const [wish, setWish] = useState<Wish | undefined>(rememberedWish)
  const desk = useRef<HTMLDivElement>(null)
  /** The author looks at the desk although nothing is wrong. */
  const [isAsked, setAsked] = useState(false)
  const { state, lang } = view
  const words = deskWords(lang)
  const { own, others } = dividedProblems(view)
  const isClean = state?.errors === 0 && state.warnings === 0
  // A page with problems of its own says so, until the author does not want to hear it.
  const isWanted = wish === 'open' || (wish === undefined && own.length > 0)
  const isOpen = state !== undefined && (isClean ? isAsked : isWanted)

  function decide(next: Wish): void {
    rememberWish(next)
    setWish(next)
    setAsked(next === 'open' && isClean)
    requestAnimationFrame(() => {
      const name = next === 'open' ? '.desk-panel .desk-close' : '.desk-badge'
      desk.current?.querySelector<HTMLElement>(name)?.focus({ preventScroll: true })
    })
  }

  const close = useEffectEvent((event: KeyboardEvent) => {
    // A dialog of the page comes first.
    if (!isOpen || event.key !== 'Escape' || event.defaultPrevented) return
    if (!document.querySelector('dialog[open]')) decide('closed')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => close(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  if (!state) return null
  const { errors, warnings, problems, isWhole } = state
  const left = errors + warnings - problems.length
  const said = words.problemsIn(state)
  return (
    <div className="desk" lang={lang} ref={desk}>
      <p className="desk-said" role="status">
        {said}
      </p>
      {!isOpen && <DeskBadge state={state} words={words} onOpen={() => decide('open')} />}
      <div className="desk-dock" ref={followHeight}>
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
