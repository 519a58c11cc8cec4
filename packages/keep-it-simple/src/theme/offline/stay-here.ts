import { FAULT, PAGE_SHOWN } from '#browser/events.ts'
import { connectionWords } from './connection-words.ts'
import { closeNotice, showNotice } from './notice.ts'

const NAME = 'stay'

/** Without a connection the page that is shown stays, and a line says why. */
export function begin(): void {
  const closeStay = () => closeNotice(NAME)
  addEventListener(PAGE_SHOWN, closeStay)
  addEventListener('online', closeStay)
  addEventListener(FAULT, (event) => {
    event.preventDefault()
    const { stay, tryAgain, close } = connectionWords()
    const { detail: wanted } = event as CustomEvent<string>
    const act = { word: tryAgain, done: () => location.assign(wanted) }
    showNotice(NAME, { text: stay, close, act })
  })
}
