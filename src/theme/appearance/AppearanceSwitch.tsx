import { readStored, STORAGE_KEYS, writeStored } from '#browser/storage.ts'
import { useSite } from '../site-context.ts'

/** S4.2: light, dark, or whatever the system says. The head's first script applies it before paint. */
export function AppearanceSwitch() {
  const { strings } = useSite()
  return (
    <button
      className="tool"
      type="button"
      aria-label={strings.appearance}
      onClick={toggleAppearance}
    >
      <i className="phase" />
    </button>
  )
}

function toggleAppearance(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const shown = document.documentElement.dataset['theme'] ?? system
  const wanted = shown === 'dark' ? 'light' : 'dark'
  // The system's own choice is stored as 'auto', so that it keeps following the system.
  writeStored(STORAGE_KEYS.appearance, wanted === system ? 'auto' : wanted)
  applyAppearance()
}

export function applyAppearance(): void {
  const stored = readStored(STORAGE_KEYS.appearance)
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset['theme'] = stored
  else delete document.documentElement.dataset['theme']
}
