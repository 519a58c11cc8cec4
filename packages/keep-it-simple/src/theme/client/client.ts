import '../styles/site.css'
import '../search/field.css'
import 'virtual:keep-it-simple/notice.css'
import '../styles/plain.css'
import { welcome } from '../actions/arrivals.ts'
import { openSearch } from '../search/open-search.ts'
import { followActions } from './actions.ts'
import { bringLate } from './late-styles.ts'
import { followNavigation, replaceFirst } from './navigate.ts'
import { prefetchLinks } from './page-links.ts'
import { loadLater, modulesMounted, mountModules } from './page-modules.ts'
import { onSearchKey } from './search-keys.ts'
import { reportPreload, showPage } from './swap.ts'

/** The script of every page. What a page has besides (blocks, figures, comments) are modules of their own. */
const root = document.documentElement
// Before the actions: a press that came early waits for the modules of its page.
mountModules(showPage)
followActions()
followNavigation()
prefetchLinks()
bringLate()
welcome()
onSearchKey(openSearch)
// S8.2: chunks of islands, as sheets of pages.
addEventListener('vite:preloadError', (event) => {
  if (!reportPreload((event as Event & { readonly payload: Error }).payload)) event.preventDefault()
})
void replaceFirst()
  .catch(() => undefined)
  .then(modulesMounted)
  .then(() => (root.dataset['ready'] = ''))
loadLater()
