import '../styles/site.css'
import '../search/field.css'
import 'virtual:keep-it-simple/notice.css'
import '../styles/plain.css'
import { openSearchByKey } from '../search/open-search.ts'
import { followActions } from './actions.ts'
import { linkStylesAtMovement, welcome } from './arrivals.ts'
import { prefetchLinks } from './documents.ts'
import { loadLater, modulesMounted, mountModules } from './load.ts'
import { followNavigation, replaceFirst } from './navigate.ts'
import { showPage } from './swap.ts'

/** The script of every page. What a page has besides (blocks, figures, comments) are modules of their own. */
// Before the actions: a press that came early waits for the modules of its page.
mountModules(showPage)
followActions()
followNavigation()
prefetchLinks()
linkStylesAtMovement()
welcome()
openSearchByKey()
void replaceFirst()
  .catch(() => undefined)
  .then(modulesMounted)
  .then(() => (document.documentElement.dataset['ready'] = ''))
loadLater()
