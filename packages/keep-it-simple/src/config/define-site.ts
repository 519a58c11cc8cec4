import type { SiteInput } from '#model/site-settings.ts'

/** Gives an author's settings their type, so that the editor completes and checks them. */
export function defineSite(settings: SiteInput): SiteInput {
  return settings
}
