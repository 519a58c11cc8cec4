import { buildMoment } from '#config/build-moment.ts'
import { toSiteTime } from '#model/date.ts'
import type { SiteConfig } from '#model/site.ts'

/** The year of this build where the site is at home, the same wherever it is built. */
export const buildYear = ({ timeZone }: SiteConfig, env = process.env): string =>
  env['BUILD_YEAR'] ?? toSiteTime(buildMoment(env), timeZone).slice(0, 4)
