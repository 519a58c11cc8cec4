import type { NavItem } from './navigation.ts'
import type { SiteConfig } from './site.ts'

/**
 * What stands around a page of a site that is locked as a whole. It is encrypted with the page: the
 * scripts are everybody's.
 */
export interface Chrome {
  readonly navigation: readonly NavItem[]
  readonly site: Pick<SiteConfig, 'bulletin' | 'footer' | 'profile' | 'social'>
}

export function chromeOf(
  { bulletin, footer, profile, social }: SiteConfig,
  navigation: readonly NavItem[] = [],
): Chrome {
  return {
    navigation,
    site: { profile, social, ...(bulletin && { bulletin }), ...(footer && { footer }) },
  }
}
