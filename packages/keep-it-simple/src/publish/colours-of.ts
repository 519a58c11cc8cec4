import { siteColours } from '#config/tokens/site-colours.ts'
import type { SiteColours } from '#model/palette.ts'

/** The site's colours; the engine's own where nothing else is said. */
export const coloursOf = ({ colours }: { readonly colours?: SiteColours }): SiteColours =>
  colours ?? siteColours()
