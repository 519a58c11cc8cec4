import { inTime } from '#browser/patience.ts'
import { ACT } from '#browser/action-event.ts'
import { ACTIONS } from '#theme/actions/actions.ts'
import { followAppearance } from '#theme/actions/appearance.ts'
import { hideClosed } from '#theme/actions/bulletin.ts'
import { closeMenus } from '#theme/actions/menus.ts'
import { closePopovers } from '#theme/actions/popovers.ts'
import { followScrolling } from '#theme/actions/follow-scrolling.ts'
import { stopAtScrolledBoxes } from '#theme/actions/scrolled-boxes.ts'
import { closeSheetAtMargin } from '#theme/actions/sheet.ts'
import { showYears } from '#theme/actions/years.ts'
import { openSearch } from './open-search.ts'
import { PAGE_SHOWN } from './page-shown.ts'

/** What only the application does. */
const OF_APPLICATION = new Set(['save', 'unlock'])

/** Runs a control's action; one that is not in the table waits for whoever mounts it (`run`, `unlock`). */
export function act(
  control: HTMLElement,
  loadApp: () => Promise<unknown>,
  mountAll: () => Promise<unknown>,
  elsewhere: (control: HTMLElement) => void,
): void {
  const { action: name = '' } = control.dataset
  // A key may have no control: then the document stands for one.
  const action =
    name === 'search' || control === document.documentElement ? openSearch : ACTIONS[name]
  if (action) {
    action(control)
    return
  }
  const alike = () => [...document.querySelectorAll<HTMLElement>(`[data-action="${name}"]`)]
  const index = alike().indexOf(control)
  const notify = () => {
    control.removeAttribute('aria-busy')
    // Where somebody else had changed the document, the application drew every control anew.
    const drawn = control.isConnected ? control : alike()[index]
    drawn?.dispatchEvent(new Event(ACT, { bubbles: true }))
  }
  const failed = () => {
    control.removeAttribute('aria-busy')
    elsewhere(control)
  }
  // On a slow connection it takes seconds, and the control says so.
  control.setAttribute('aria-busy', 'true')
  // Blocks must be mounted before they can handle the clicks queued for them.
  const needed = OF_APPLICATION.has(name) ? [loadApp(), mountAll()] : [mountAll()]
  inTime(Promise.all(needed)).then(notify, failed)
}

followAppearance()
closeMenus()
closePopovers()
closeSheetAtMargin()
stopAtScrolledBoxes()
showYears()
addEventListener(PAGE_SHOWN, followScrolling())
addEventListener(PAGE_SHOWN, showYears)
addEventListener(PAGE_SHOWN, hideClosed)
