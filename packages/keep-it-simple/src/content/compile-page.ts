import { createHash } from 'node:crypto'
import type { SiteConfig } from '#model/site.ts'
import { bodyHash } from '#store/pages.ts'
import { langOf, localeOf } from '#model/locale.ts'
import { programShape } from '#model/program-shape.ts'
import { unknownAssets } from './check-assets.ts'
import type { CompiledPage } from './compiled-page.ts'
import { compileMarkdown } from './markdown/compile.ts'
import type { DrawingFailures } from './drawings/draw.ts'
import { loadIslands } from './islands/load-islands.ts'
import type { BlockSet } from './markdown/blocks/block.ts'
import type { CodeHighlighter } from './markdown/code/highlighter.ts'
import type { HighlightCache } from './markdown/code/highlight-cache.ts'
import { placeCover } from './place-cover.ts'
import type { Proofs } from './proofs.ts'
import { dropUndefined } from './enrich/posts.ts'
import type { CompilerSettings } from './settings.ts'
import { emptyPage, readPage } from './read-page.ts'

/** A compiled page with its body. */
export interface CompiledFile {
  readonly page: CompiledPage
  /** JSON text. */
  readonly body: string
  /** Hash of the file's bytes; absent where it could not be read. */
  readonly bytes?: string
}

/** One file to one compiled page. Everything wrong with it is in its diagnostics; nothing throws. */
export async function compilePage(
  file: string,
  absolute: string,
  settings: CompilerSettings,
  highlighter: CodeHighlighter,
  blockSet: BlockSet,
  highlights: HighlightCache,
  proofs: Proofs,
  undrawable: DrawingFailures = {},
): Promise<CompiledFile> {
  const shown = `docs/${file}`
  const { source, front, isTorn, bytes } = readPage(file, absolute)
  const read = bytes !== undefined && { bytes }
  if (source === undefined) return { page: emptyPage(file, front.diagnostics), body: '""', ...read }
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
    highlights,
    proofs,
    runners: settings.site.runners ?? {},
    ...repositoriesOf(settings.site),
    ...(front.data?.plot && { plot: dropUndefined(front.data.plot) }),
    islands,
    presets: settings.abbreviations[lang] ?? {},
  })
  const { env, excerpt, words } = compiled
  const coverSources = await placeCover(front.data?.cover, env)
  const body = JSON.stringify(compiled.body)
  const page: CompiledPage = {
    file,
    ...(front.data && { frontmatter: front.data }),
    ...(front.salvaged && { salvaged: front.salvaged }),
    keyLines: front.lines,
    headings: env.headings,
    anchors: env.anchors,
    links: isTorn ? [] : env.links,
    pictures: env.pictures,
    sources: env.sources,
    drawings: env.drawn,
    undrawn: env.undrawn,
    unencoded: env.unencoded,
    assets: [...env.assets].sort(),
    ...(env.figures.length > 0 && { figures: env.figures, islandBundle: islands.hash }),
    refs: env.refs,
    provable: env.provable,
    programs: env.blocks
      .filter(({ was }) => was === undefined)
      .map(({ language, code, line }) => ({
        shape: shortHash(programShape(language, code)),
        line,
      })),
    ...(excerpt !== undefined && { excerpt }),
    ...(coverSources && { coverSources }),
    words,
    bodyHash: bodyHash(body),
    sourceHash: shortHash(source.markdown),
    diagnostics: [
      ...front.diagnostics,
      ...(isTorn ? [] : env.diagnostics),
      ...unknownAssets(env.assets, blockSet, shown),
    ],
  }
  return { page, body, ...read }
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Whom readers' browsers ask about repositories, if the site wants that. */
const repositoriesOf = ({ repositoryRefresh, repositoryService: service }: SiteConfig) =>
  repositoryRefresh === true && { repositories: service === undefined ? {} : { service } }
