import type { ComponentType } from 'react'
import type { PageBase } from '#model/page-base.ts'
import { SiteContext } from '../site-context.ts'
import { siteView } from '../site-view.ts'
import { loadStrings } from '../strings.ts'

type Component = ComponentType<Record<string, unknown>>

/** A slot or layout with what it may ask for; its page is all that reaches the browser. */
export const withSite =
  (Own: Component): Component =>
  (props) => {
    const view = siteView(props['page'] as PageBase)
    const { lang, site, strings, href } = view
    return (
      <SiteContext value={view}>
        <Own lang={lang} site={site} strings={strings} href={href} {...props} />
      </SiteContext>
    )
  }

/** The same in the browser. The text of a page, which its layout shows, is in the document once. */
export async function inBrowser(
  loading: Promise<Readonly<Record<string, Component>>>,
  name: string,
): Promise<{ readonly default: Component }> {
  const [module] = await Promise.all([loading, loadStrings(document.documentElement.lang)])
  const Own = withSite(module[name]!)
  if (name === 'default') return { default: Own }
  const body = document.querySelector('.prose')?.innerHTML ?? ''
  return { default: ({ page, ...more }) => <Own {...more} page={{ ...(page as object), body }} /> }
}
