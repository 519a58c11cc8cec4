import type { AnalyticsSettings } from '#model/analytics.ts'
import { startAnalytics } from '#services/analytics.ts'

/** Documents of a site that is set so name it, with its settings beside. */
export function mount(): void {
  const settings = document.getElementById('analytics')?.textContent ?? '{}'
  startAnalytics(JSON.parse(settings) as AnalyticsSettings)
}
