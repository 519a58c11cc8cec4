import type { RedirectMap } from '#model/site.ts'

/** Old addresses that are still linked from elsewhere. A target that does not exist fails the build. */
export const redirects: RedirectMap = {}
