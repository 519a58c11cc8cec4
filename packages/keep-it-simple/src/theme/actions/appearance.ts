import { prefersDark } from '#browser/media.ts'
import { onStored, readStored, STORAGE_KEYS, writeStored } from '#browser/storage.ts'
import { revealChange } from '#browser/view-transition.ts'
import {
  chosenAppearance,
  revealOf,
  shadeOf,
  toggledAppearance,
  type Appearance,
  type AppearanceSetting,
  type AppearanceTransition,
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

/** S4.2, S4.3: stores the choice and shows it; the transition begins at the control that was used. */
function choose(chosen: Appearance, control: HTMLElement): void {
  writeStored(STORAGE_KEYS.appearance, chosen)
  const system = systemShade()
  const changes = shadeOf(chosen, system) !== shadeOf(current(), system)
  const transition = control.dataset['transition'] as AppearanceTransition | undefined
  if (!changes || transition === undefined) {
    show(chosen)
    return
  }
  const { x, y, width, height } = control.getBoundingClientRect()
  const { property, values, duration } = revealOf(
    transition,
    { x: x + width / 2, y: y + height / 2 },
    { width: innerWidth, height: innerHeight },
  )
  revealChange(() => show(chosen), { [property]: [...values] }, { duration, easing: 'ease-in' })
}

/** Another tab's choice holds here too; the buttons always say which one is chosen. */
export function followAppearance(): void {
  markChosen()
  addEventListener('pageshow', markChosen)
  onStored(STORAGE_KEYS.appearance, () => {
    const setting = (document.querySelector<HTMLElement>('[data-setting]')?.dataset['setting'] ??
      'auto') as AppearanceSetting
    show(chosenAppearance(readStored(STORAGE_KEYS.appearance), setting))
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
