import { onStored, readStored, writeStored } from '#browser/storage.ts'
import { prefersReducedMotion } from './scrolling.ts'

/**
 * `data-theme` on `<html>` is the state: the head's first script sets it before paint, CSS reads it, and it
 * holds where storage is forbidden. Without it the system decides.
 */
const root = document.documentElement

const isDark = (theme = root.dataset['theme']): boolean =>
  theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches

/** S4.2: the switch of the bar. A theme that is the system's own is stored as `auto`, and follows the system. */
export function switchTheme(control: HTMLElement): void {
  const dark = !isDark()
  choose(dark === isDark('') ? 'auto' : dark ? 'dark' : 'light', control)
}

/** S4.2: one of three buttons. */
export function chooseTheme(control: HTMLElement): void {
  choose((control as HTMLButtonElement).value, control)
}

/** S4.2, S4.3: stores the choice and shows it; the transition (`styles/reveal.css`) begins at the control. */
function choose(theme: string, control: HTMLElement): void {
  writeStored('kis:appearance', theme)
  const { transition } = control.dataset
  const changes = isDark(theme === 'auto' ? '' : theme) !== isDark()
  if (!changes || !transition || !document.startViewTransition || prefersReducedMotion())
    return show(theme)
  const { x, y, width, height } = control.getBoundingClientRect()
  root.style.setProperty('--reveal-left', `${x + width / 2}px`)
  root.style.setProperty('--reveal-top', `${y + height / 2}px`)
  root.dataset['reveal'] = transition
  const { ready, finished } = document.startViewTransition(() => show(theme))
  // A second change, or a hidden window, skips the animation; the change itself stays.
  ready.catch(() => undefined)
  void finished.finally(() => {
    delete root.dataset['reveal']
    root.removeAttribute('style')
  })
}

/** The choice made in another tab holds here too. */
export function followTheme(): void {
  markChosen()
  addEventListener('pageshow', markChosen)
  onStored('kis:appearance', () => {
    const { setting } = document.querySelector<HTMLElement>('[data-setting]')?.dataset ?? {}
    show(readStored('kis:appearance') ?? setting)
  })
}

function show(theme: string | undefined): void {
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  else delete root.dataset['theme']
  markChosen()
}

function markChosen(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-action=choose]'))
    button.ariaPressed = String(button.value === (root.dataset['theme'] ?? 'auto'))
}
