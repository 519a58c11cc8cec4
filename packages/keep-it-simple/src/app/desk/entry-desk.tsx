import { createRoot } from 'react-dom/client'
import sheet from './desk.css?inline'
import pageSheet from './page.css?inline'
import { DeskPanel } from './DeskPanel.tsx'
import { followDesk, readDesk, subscribeDesk } from './desk-store.ts'
import { nameDeadLinks } from './dead-links.ts'
import { adoptPageSheets, markLists } from './page-sheet.ts'

/**
 * The desk in a page of the dev server. It stands in a shadow root, so that the site's styles and its
 * own do not meet; the tokens of the site reach it all the same.
 */
const host = document.createElement('kis-desk')
const root = host.attachShadow({ mode: 'open' })
const look = new CSSStyleSheet()
look.replaceSync(sheet)
root.adoptedStyleSheets = [look]
document.body.append(host)
adoptPageSheets(pageSheet)
nameDeadLinks()
subscribeDesk(() => {
  const { state, lang } = readDesk()
  if (state) markLists(state, lang)
})
createRoot(root).render(<DeskPanel />)
followDesk()
