import { ACT, PAGE_SHOWN } from '#browser/events.ts'
import { openSearch, searchDialog } from '../search/open-search.ts'
import { showYears, stopAtScrolledBoxes } from './arrivals.ts'
import { copy } from './copy.ts'
import { modulesMounted } from './load.ts'
import { closeMenus, openSheet, toggleMenu } from './menus.ts'
import { followScrolling, goUp } from './scrolling.ts'
import { chooseTheme, followTheme, switchTheme } from './theme-switch.ts'

/** What a control does: `data-action` in the HTML names it. */
const ACTIONS: Readonly<Record<string, (control: HTMLElement) => void>> = {
  appearance: switchTheme,
  choose: chooseTheme,
  copy: (control) => void copy(control),
  'copy-page': (control) => void copy(control),
  menu: toggleMenu,
  print: () => print(),
  search: openSearch,
  'close-search': () => searchDialog()?.close(),
  sheet: openSheet,
  top: goUp,
}

/** Buttons that were pressed before this script was there: recorded by `EARLY_SCRIPT` in the head. */
declare global {
  interface Window {
    kisEarly?: HTMLElement[] | undefined
  }
}

export function followActions(): void {
  addEventListener('click', (event) => {
    const control = (event.target as Partial<Element>).closest?.<HTMLElement>('[data-action]')
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
    // An engine that cannot read the design gets documents (decision 34), where a link is a link.
    if (control instanceof HTMLAnchorElement && isPlain()) return
    event.preventDefault()
    act(control)
  })
  window.kisEarly?.forEach(act)
  window.kisEarly = undefined
  followTheme()
  closeMenus()
  stopAtScrolledBoxes()
  showYears()
  followScrolling()
  addEventListener(PAGE_SHOWN, showYears)
}

const isPlain = (): boolean => !CSS.supports('color', 'light-dark(red, red)')

/** A control whose name is not in the table belongs to a block, which is told when it is mounted. */
function act(control: HTMLElement): void {
  const action = ACTIONS[control.dataset['action'] ?? '']
  if (action) action(control)
  else void modulesMounted().then(() => control.dispatchEvent(new Event(ACT, { bubbles: true })))
}
