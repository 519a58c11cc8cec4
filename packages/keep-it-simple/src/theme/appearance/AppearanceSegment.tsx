import type { Strings } from '#locale/strings.ts'
import { APPEARANCES, type Appearance } from '#model/appearance.ts'
import { useSite } from '../site-context.ts'

/**
 * S4.2: light, dark or auto, each by its name. Which one is filled is CSS's business and follows
 * `data-theme`, so it is right before any script has run.
 */
export function AppearanceSegment() {
  const { site, strings } = useSite()
  if (site.appearance === 'force-dark') return null
  return (
    <div className="segment appearance" role="group" aria-label={strings.appearance}>
      {APPEARANCES.map((one) => (
        <button
          key={one}
          type="button"
          value={one}
          data-action="choose"
          data-transition={site.appearanceTransition || undefined}
          // The actions mark the pressed one, perhaps before React has started.
          suppressHydrationWarning
        >
          <i className="phase" data-is={one} />
          {label(one, strings)}
        </button>
      ))}
    </div>
  )
}

function label(appearance: Appearance, strings: Strings): string {
  if (appearance === 'auto') return strings.appearanceAuto
  return appearance === 'dark' ? strings.appearanceDark : strings.appearanceLight
}
