import { prefersDark, prefersReducedMotion } from '#browser/media.ts'
import { APPEARANCE, onStored, readStored, writeStored } from '#browser/storage.ts'
import {
  chosenAppearance,
  shadeOf,
  toggledAppearance,
  type Appearance,
  type AppearanceSetting,
  type Shade,
} from '#model/appearance.ts'

/**
 * `data-theme` on `<html>` is the state itself: the head's first script sets it before paint, CSS
 * reads it, and it holds where storage is forbidden. Absent means `auto`.
 */
const root = () => document.documentElement

const systemShade = (): Shade => (prefersDark() ? 'dark' : 'light')

const current = (): Appearance => {
  const theme = root().dataset['theme']
  return theme === 'light' || theme === 'dark' ? theme : 'auto'
}

/** S4.2: the switch of the bar, from light to dark and back. */
export function switchAppearance(control: HTMLElement): void {
  choose(toggledAppearance(current(), systemShade()), control)
}

/** S4.2: one of three buttons, each for its own value. */
export function chooseThis(control: HTMLElement): void {
  choose((control as HTMLButtonElement).value as Appearance, control)
}

/** S4.2, S4.3: stores the choice and shows it; the transition (`styles/reveal.css`) begins at the control that was used. */
function choose(chosen: Appearance, control: HTMLElement): void {
  writeStored(APPEARANCE, chosen)
  const system = systemShade()
  const changes = shadeOf(chosen, system) !== shadeOf(current(), system)
  const { transition } = control.dataset
  if (!changes || !transition || !document.startViewTransition || prefersReducedMotion())
    return show(chosen)
  const { x, y, width, height } = control.getBoundingClientRect()
  const [left, top] = [x + width / 2, y + height / 2]
  const radius = Math.hypot(Math.max(left, innerWidth - left), Math.max(top, innerHeight - top))
  const { style, dataset } = root()
  style.setProperty('--reveal-left', `${left}px`)
  style.setProperty('--reveal-top', `${top}px`)
  style.setProperty('--reveal-radius', `${radius}px`)
  dataset['reveal'] = transition
  const { ready, finished } = document.startViewTransition(() => show(chosen))
  // A second change, or a hidden window, skips the first one's animation; the change itself stands.
  ready.catch(() => undefined)
  void finished.finally(() => {
    delete dataset['reveal']
    root().removeAttribute('style')
  })
}

/** Another tab's choice holds here too; the buttons always say which one is chosen. */
export function followAppearance(): void {
  markChosen()
  addEventListener('pageshow', markChosen)
  onStored(APPEARANCE, () => {
    const setting = (document.querySelector<HTMLElement>('[data-setting]')?.dataset['setting'] ??
      'auto') as AppearanceSetting
    show(chosenAppearance(readStored(APPEARANCE), setting))
  })
}

function show(chosen: Appearance): void {
  if (chosen === 'auto') delete root().dataset['theme']
  else root().dataset['theme'] = chosen
  markChosen()
}

function markChosen(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-action=choose]'))
    button.ariaPressed = String(button.value === current())
}
