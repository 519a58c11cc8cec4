import { switchAppearance, chooseThis } from './appearance.ts'
import { closeBulletin } from './bulletin.ts'
import { copyCode } from './copy-code.ts'
import { copyPage } from './copy-page.ts'
import { goUp } from './go-up.ts'
import { toggleMenu } from './menus.ts'
import { openSheet } from './sheet.ts'

/** What controls do without the application: `data-action` in the HTML names it. */
export const ACTIONS: Readonly<Record<string, (control: HTMLElement) => void>> = {
  appearance: switchAppearance,
  choose: chooseThis,
  bulletin: closeBulletin,
  copy: (control) => void copyCode(control),
  'copy-page': (control) => void copyPage(control),
  menu: toggleMenu,
  print: () => print(),
  sheet: openSheet,
  top: goUp,
}
