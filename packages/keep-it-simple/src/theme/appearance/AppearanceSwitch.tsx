import { useSite } from '../site-context.ts'

/** S4.2: from light to dark and back. Nothing to switch where the site is always dark. */
export function AppearanceSwitch() {
  const { site, strings } = useSite()
  if (site.appearance === 'force-dark') return null
  return (
    <button
      className="tool only-wide appearance"
      type="button"
      aria-label={strings.switchAppearance}
      data-action="appearance"
      data-setting={site.appearance}
      data-transition={site.appearanceTransition || undefined}
    >
      <i className="phase" />
    </button>
  )
}
