import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { chromeOf } from '#model/chrome.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { DEFAULT_LAYOUT } from '#model/layout.ts'
import type { LockedPage, PageData } from '#model/page.ts'
import type { PageBase } from '#model/page-base.ts'
import { toHref } from '#model/path.ts'
import { fillRefs } from '#model/page-store.ts'
import { SourceTable } from '#store/sources.ts'
import { strings } from '../interface-strings.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import type { PageLock } from './page-lock.ts'
import { slimPictures } from './slim-pictures.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.ogv': 'video/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

/** The data of a page before anything is left out of it. */
export interface Sealable {
  readonly data: Omit<PageData, 'body'> & Pick<PageBase, 'path' | 'lang' | 'locale' | 'alternates'>
  readonly bodyHash: string
  readonly refs: readonly string[]
  /** Files that are published because of this page alone. */
  readonly files: readonly { readonly source: string; readonly publicPath: string }[]
  /** The file it is made from; the hash of its Markdown, which is published beside an open page. */
  readonly text?: { readonly file: string; readonly source: string; readonly words: number }
}

/** The prompt that is published at its address instead; the page beside it is encrypted when it is drawn. */
export function sealPage(
  { data, bodyHash, refs, files, text: written }: Sealable,
  lock: PageLock,
  settings: CompilerSettings,
): LockedPage {
  const body = bodyHash === '' ? undefined : slimPictures(bodyOf(written!.file, refs, settings))
  const { site, navigation } = settings
  const whole = {
    ...data,
    ...(body !== undefined && { body }),
    ...(lock.scope === 'site' && { chrome: chromeOf(site, navigation[data.locale]) }),
  }
  const text = JSON.stringify(whole)
  const isNamed = (publicPath: string) => {
    const href = toHref(settings.site.base, publicPath)
    return text.includes(href) || text.includes(escapeHtml(href))
  }
  const own = files
    .filter(({ publicPath }) => isNamed(publicPath))
    .map(({ source, publicPath }) => ({
      source,
      href: toHref(settings.site.base, publicPath),
      type: TYPES[extname(publicPath).toLowerCase()] ?? 'application/octet-stream',
      hash: createHash('sha256').update(readFileSync(source)).digest('hex'),
    }))
  const { path, lang, locale, alternates } = data
  const words = strings({ ...settings, lang })
  const { title, hint, aliases } = lock.shows
  return {
    type: 'locked',
    path,
    lang,
    locale,
    title: title ? data.title : lock.scope === 'site' ? words.siteLocked : words.pageLocked,
    layout: DEFAULT_LAYOUT,
    ...(alternates && { alternates }),
    scope: lock.scope,
    titled: title === true,
    ...(aliases && { aliases }),
    ...(hint !== undefined && { hint }),
    inside: { page: whole, openers: lock.openers, files: own },
  }
}

const bodyOf = (file: string, refs: readonly string[], { out }: CompilerSettings): string =>
  JSON.parse(fillRefs(new SourceTable(out).body(file)!, refs)) as string

/** Files of a page by where they are published; those in `public/` are published by themselves. */
export function filesOf(
  { source }: PlacedPage,
  { generated, docs }: CompilerSettings,
): Map<string, string> {
  const files = new Map<string, string>()
  for (const { file, generated: isGenerated, publicPath } of source.pictures) {
    if (isGenerated) files.set(publicPath, join(generated, publicPath))
    else if (file !== undefined) files.set(publicPath, join(docs, file))
  }
  return files
}
