import { useEffect } from 'react'
import { prefersDark } from '#browser/media.ts'
import { onStored, readStored, STORAGE_KEYS, writeStored } from '#browser/storage.ts'
import { useRootAttribute } from '#browser/use-root-attribute.ts'
import { revealChange } from '#browser/view-transition.ts'
import {
  chosenAppearance,
  revealOf,
  shadeOf,
  type Appearance,
  type AppearanceSetting,
  type AppearanceTransition,
  type Shade,
} from '#model/appearance.ts'

/**
 * `data-theme` on `<html>` is the state itself: the head's first script sets it before paint, CSS
 * reads it, and it holds where storage is forbidden. Absent means `auto`.
 */
const ATTRIBUTE = 'data-theme'

export const systemShade = (): Shade => (prefersDark() ? 'dark' : 'light')

export const currentAppearance = (): Appearance =>
  known(document.documentElement.getAttribute(ATTRIBUTE))

/** `undefined` until the browser can be asked. */
export function useAppearance(): Appearance | undefined {
  const theme = useRootAttribute(ATTRIBUTE)
  return theme === undefined ? undefined : known(theme)
}

const known = (theme: string | null): Appearance =>
  theme === 'light' || theme === 'dark' ? theme : 'auto'

/** S4.2, S4.3: stores the choice and shows it; the transition begins at the control that was used. */
export function chooseAppearance(
  chosen: Appearance,
  transition: AppearanceTransition | false,
  control: Element,
): void {
  writeStored(STORAGE_KEYS.appearance, chosen)
  const system = systemShade()
  const changes = shadeOf(chosen, system) !== shadeOf(currentAppearance(), system)
  if (!changes || transition === false) {
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

/** Another tab's choice holds here too. */
export function useFollowedAppearance(setting: AppearanceSetting): void {
  useEffect(
    () =>
      onStored(STORAGE_KEYS.appearance, () =>
        show(chosenAppearance(readStored(STORAGE_KEYS.appearance), setting)),
      ),
    [setting],
  )
}

function show(chosen: Appearance): void {
  const root = document.documentElement
  if (chosen === 'auto') root.removeAttribute(ATTRIBUTE)
  else root.setAttribute(ATTRIBUTE, chosen)
}
