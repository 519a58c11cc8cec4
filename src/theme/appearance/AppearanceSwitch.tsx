import { toggledAppearance } from '#model/appearance.ts'
import { useSite } from '../site-context.ts'
import { chooseAppearance, currentAppearance, systemShade } from './appearance-state.ts'

/** S4.2: from light to dark and back. Nothing to switch where the site is always dark. */
export function AppearanceSwitch() {
  const { site, strings } = useSite()
  if (site.appearance === 'force-dark') return null
  return (
    <button
      className="tool only-wide appearance"
      type="button"
      aria-label={strings.switchAppearance}
      onClick={({ currentTarget }) => {
        const wanted = toggledAppearance(currentAppearance(), systemShade())
        chooseAppearance(wanted, site.appearanceTransition, currentTarget)
      }}
    >
      <i className="phase" />
    </button>
  )
}
