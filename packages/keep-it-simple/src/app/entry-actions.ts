import { ACT } from '#theme/actions/action-event.ts'
import { ACTIONS } from '#theme/actions/actions.ts'
import { followAppearance } from '#theme/actions/appearance.ts'
import { hideClosed } from '#theme/actions/bulletin.ts'
import { closeMenus } from '#theme/actions/menus.ts'
import { closePopovers } from '#theme/actions/popovers.ts'
import { stopAtScrolledBoxes } from '#theme/actions/scrolled-boxes.ts'
import { closeSheetAtMargin } from '#theme/actions/sheet.ts'
import { PAGE_SHOWN } from './page-shown.ts'

/** Runs a control's action; one that is not in the table (`search`) waits for the application. */
export function act(
  control: HTMLElement,
  app: Promise<unknown>,
  elsewhere: (control: HTMLElement) => void,
): void {
  const { action: name = '' } = control.dataset
  const action = ACTIONS[name]
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
  // On a slow connection it takes seconds, and the control says so. A key may have no control.
  if ('action' in control.dataset) control.setAttribute('aria-busy', 'true')
  app.then(notify, failed)
}

followAppearance()
closeMenus()
closePopovers()
closeSheetAtMargin()
stopAtScrolledBoxes()
addEventListener(PAGE_SHOWN, hideClosed)
