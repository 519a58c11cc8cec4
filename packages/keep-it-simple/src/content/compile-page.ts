import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { SiteConfig } from '#model/site.ts'
import { langOf, localeOf } from '#model/locale.ts'
import { unknownAssets } from './check-assets.ts'
import type { CompiledPage } from './compiled-page.ts'
import { checkFrontMatter } from './front-matter.ts'
import { compileMarkdown } from './markdown/compile.ts'
import type { DrawingFailures } from './drawings/draw.ts'
import { loadIslands } from './islands/load-islands.ts'
import type { BlockSet } from './markdown/blocks/block.ts'
import type { CodeHighlighter } from './markdown/code/highlighter.ts'
import { placeCover } from './place-cover.ts'
import type { Proofs } from './proofs.ts'
import { dropUndefined } from './enrich/posts.ts'
import type { CompilerSettings } from './settings.ts'
import { bodyFile } from './page-store-files.ts'
import { takeTitle } from './heading-title.ts'
import { decodeSource, splitSource } from './source.ts'

/** Larger than any article; a file this big is a mistake, and one parse of it would stall the build. */
const MAX_PAGE = 12 * 1024 * 1024

/** One file to one compiled page. Everything wrong with it is in its diagnostics; nothing throws. */
export async function compilePage(
  file: string,
  absolute: string,
  settings: CompilerSettings,
  highlighter: CodeHighlighter,
  blockSet: BlockSet,
  proofs: Proofs,
  undrawable: DrawingFailures = {},
): Promise<CompiledPage> {
  const shown = `docs/${file}`
  const bytes = readFileSync(absolute)
  const empty = {
    file,
    keyLines: {},
    headings: [],
    anchors: [],
    links: [],
    pictures: [],
    sources: [],
    drawings: [],
    undrawn: [],
    unencoded: [],
    assets: [],
    refs: [],
    provable: [],
    words: 0,
    bodyHash: '',
    sourceHash: '',
  }
  if (bytes.length > MAX_PAGE) {
    const message = `The file has ${Math.round(bytes.length / 1024 / 1024)} MiB; a page may have 12.`
    return {
      ...empty,
      diagnostics: [
        {
          severity: 'error',
          code: 'page-size',
          file: shown,
          message,
          remedy: 'Split it into several pages.',
        },
      ],
    }
  }
  const { text, diagnostics: unreadable } = decodeSource(shown, bytes)
  if (text === undefined) return { ...empty, diagnostics: unreadable }
  const { source: whole, diagnostics: unsplit } = splitSource(shown, text)
  if (unsplit.length > 0) return { ...empty, diagnostics: unsplit }
  const source = takeTitle(whole)

  const front = checkFrontMatter(shown, source)
  const lang = langOf(
    (front.data ?? front.salvaged)?.lang,
    localeOf(settings.site.locales, `/${file}`),
  )
  const islands = await loadIslands(settings.islands)
  const compiled = await compileMarkdown(source.markdown, {
    file,
    lang,
    ...(settings.words && { words: settings.words }),
    blockSet,
    base: settings.site.base,
    docs: settings.docs,
    publicDir: settings.publicDir,
    drawings: settings.drawings,
    palette: settings.colours.palette,
    undrawable,
    generated: settings.generated,
    ...(settings.encoding && { encoding: settings.encoding }),
    viewer: front.data?.photoSwipe ?? true,
    firstLine: source.markdownLine,
    rawHtml: settings.site.rawHtml?.includes(file) ?? false,
    highlighter,
    proofs,
    runners: settings.site.runners ?? {},
    ...repositoriesOf(settings.site),
    ...(front.data?.plot && { plot: dropUndefined(front.data.plot) }),
    islands,
    presets: settings.abbreviations[lang] ?? {},
  })
  const { env, excerpt, words } = compiled
  const coverSources = await placeCover(front.data?.cover, env)
  return {
    file,
    ...(front.data && { frontmatter: front.data }),
    ...(front.salvaged && { salvaged: front.salvaged }),
    keyLines: front.lines,
    headings: env.headings,
    anchors: env.anchors,
    links: env.links,
    pictures: env.pictures,
    sources: env.sources,
    drawings: env.drawn,
    undrawn: env.undrawn,
    unencoded: env.unencoded,
    assets: [...env.assets].sort(),
    ...(env.figures.length > 0 && { figures: env.figures, islandBundle: islands.hash }),
    refs: env.refs,
    provable: env.provable,
    ...(excerpt !== undefined && { excerpt }),
    ...(coverSources && { coverSources }),
    words,
    bodyHash: keepBody(settings.out, compiled.body),
    sourceHash: createHash('sha256').update(source.markdown).digest('hex').slice(0, 16),
    diagnostics: [
      ...front.diagnostics,
      ...env.diagnostics,
      ...unknownAssets(env.assets, blockSet, shown),
    ],
  }
}

/** Bodies are stored once under their hash: equal text is written once, unchanged text never again. */
function keepBody(out: string, body: string): string {
  const text = JSON.stringify(body)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
  try {
    writeFileSync(bodyFile(out, hash), text, { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return hash
}

/** Whom readers' browsers ask about repositories, if the site wants that. */
const repositoriesOf = ({ repositoryRefresh, repositoryService: service }: SiteConfig) =>
  repositoryRefresh === true && { repositories: service === undefined ? {} : { service } }
