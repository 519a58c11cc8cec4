import type { AnalyticsSettings } from '#model/analytics.ts'

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js'

interface Wishes {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** A browser that asks not to be followed is not. */
export const wantsPrivacy = ({ doNotTrack, globalPrivacyControl }: Wishes): boolean =>
  doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true

/** S7.14: when the page has loaded, so that it never waits for them. */
export function startAnalytics({ script, tagManager }: AnalyticsSettings): void {
  if (wantsPrivacy(navigator)) return
  const start = () => {
    if (script) inject(script.src, script.attributes)
    if (tagManager !== undefined) {
      const layer = ((window as { dataLayer?: object[] }).dataLayer ??= [])
      layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      inject(`${TAG_MANAGER}?id=${encodeURIComponent(tagManager)}`)
    }
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

function inject(src: string, attributes: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script')
  script.async = true
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.src = src
  document.head.append(script)
}
