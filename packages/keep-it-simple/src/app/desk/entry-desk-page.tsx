import { createRoot } from 'react-dom/client'
import { readStored } from '#browser/storage.ts'
import { DeskPage } from './DeskPage.tsx'
import { followDesk } from './desk-store.ts'

/** The page `/__desk/`, in the appearance the author has chosen for the site. */
const html = document.documentElement
const appearance = readStored('kis:appearance')
if (appearance === 'light' || appearance === 'dark') html.dataset['theme'] = appearance
createRoot(document.getElementById('root')!).render(<DeskPage lang={html.lang} />)
followDesk()
