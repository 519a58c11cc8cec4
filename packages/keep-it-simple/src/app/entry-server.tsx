import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageData } from '#model/page.ts'
import type { LockKeys } from '#model/seal.ts'
import type { ShellAssets } from '#model/shell-assets.ts'
import { Shell } from '#theme/layouts/Shell.tsx'
import { layoutName, loadLayout } from '#theme/layouts/registry.ts'
import { PageContext } from '#theme/page-context.ts'
import { GlyphContext } from '#theme/parts/Icon.tsx'
import { SearchDialog } from '#theme/search/SearchDialog.tsx'
import { SiteContext } from '#theme/site-context.ts'
import { siteView } from '#theme/site-view.ts'
import { forgetSlot, slotBeingDrawn } from '#theme/slots/slot-mark.ts'
import { loadStrings } from '#theme/strings.ts'
import { site } from 'virtual:keep-it-simple/site'
import { renderDocument } from './document.ts'
import { sealDocument, type SealedBytes } from './seal-document.ts'

export { INLINE_SCRIPTS, INLINE_STYLES } from './document.ts'
export { layoutName }

/** A drawn page, and what is encrypted beside it. */
export interface DrawnPage {
  readonly html: string
  readonly sealed: SealedBytes
}

/** The document of a page; at the address of a locked one, its prompt. */
export async function renderPage(
  page: PageData,
  assets: ShellAssets,
  keys?: LockKeys,
): Promise<DrawnPage> {
  if (page.type !== 'locked') return { html: await documentOf(page, assets), sealed: [] }
  const { inside, ...prompt } = page
  const whole: PageData = { ...(inside!.page as PageData), opened: page.scope }
  const html = await documentOf(whole, assets)
  const { seal, sealed } = await sealDocument(page.path, html, inside!, keys!, site.base)
  return { html: await documentOf({ ...prompt, seal }, assets), sealed }
}

async function documentOf(page: PageData, assets: ShellAssets): Promise<string> {
  const name = layoutName(page)
  const [Layout] = await Promise.all([loadLayout(name), loadStrings(page.lang)])
  const html = draw(
    <SiteContext value={siteView(page)}>
      <PageContext value={page}>
        <GlyphContext value={page.glyphs}>
          <div id="root">
            <Shell page={page}>
              <Layout page={page} />
            </Shell>
          </div>
          {!isSealed(page) && <SearchDialog />}
        </GlyphContext>
      </PageContext>
    </SiteContext>,
  )
  return renderDocument(page, name, html, assets)
}

/** Where the whole site is locked, nothing can be searched before it is opened. */
const isSealed = (page: PageData): boolean =>
  page.alone === true || (page.type === 'locked' && page.scope === 'site')

/** What fails inside a slot is a mistake in the author's file, so its name goes with it. */
function draw(page: ReactNode): string {
  forgetSlot()
  try {
    return renderToStaticMarkup(page)
  } catch (error) {
    const file = slotBeingDrawn()
    if (file === undefined || !(error instanceof Error)) throw error
    throw Object.assign(new Error(`${file}: ${error.message}`, { cause: error }), { slot: file })
  }
}
