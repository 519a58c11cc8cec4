import { join } from 'node:path'
import { DevContent } from '#content/dev/dev-content.ts'
import type { CompilerSettings } from '#content/settings.ts'
import type { ContentPage } from '#model/page.ts'
import { withCompilerHere } from './compile-here.ts'
import { withSite, type Files, type TinySite } from './tiny-site.ts'

interface Opened {
  readonly live: DevContent
  readonly site: TinySite
  readonly save: (files: Files) => Promise<void>
  readonly content: (path: string) => Promise<ContentPage>
  readonly codes: () => string[]
}

/** Where a file of the site lies. */
export const fileOf = (root: string, name: string) =>
  join(root, name.startsWith('public/') ? name : `docs/${name}`)

/** A site that is written while a test looks at it; nothing is compiled in another thread. */
export async function withLive(
  files: Files,
  use: (opened: Opened) => Promise<void>,
  override: Partial<CompilerSettings> = {},
): Promise<void> {
  const open = async (site: TinySite) => {
    const live = new DevContent(site.settings)
    const save = async (changed: Files) => {
      site.write(changed)
      await live.update(new Set(Object.keys(changed).map((name) => fileOf(site.root, name))))
    }
    const content = async (path: string) => {
      const found = await live.find(path)
      if (!found || !('type' in found) || found.type !== 'content')
        throw new Error(`${path} is no page of content`)
      return found
    }
    const codes = () => live.diagnostics.map(({ code }) => code)
    await use({ live, site, save, content, codes })
    await live.close()
  }
  await withCompilerHere(() => withSite(files, open, { drafts: true, ...override }))
}
