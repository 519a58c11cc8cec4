import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SiteConfig } from '#model/site.ts'
import { langOf, localeOf } from '#model/locale.ts'
import { programShape } from '#model/program-shape.ts'
import { unknownAssets } from './check-assets.ts'
import type { CompiledPage } from './compiled-page.ts'
import { compileMarkdown } from './markdown/compile.ts'
import type { DrawingFailures } from './drawings/draw.ts'
import { loadIslands } from './islands/load-islands.ts'
import type { BlockSet } from './markdown/blocks/block.ts'
import type { CodeHighlighter } from './markdown/code/highlighter.ts'
import { PaintedBlocks, paintedFile, paintingIdentity } from './markdown/code/painted-blocks.ts'
import { writeWhole } from './markdown/media/generated-files.ts'
import { placeCover } from './place-cover.ts'
import type { Proofs } from './proofs.ts'
import { dropUndefined } from './enrich/posts.ts'
import type { CompilerSettings } from './settings.ts'
import { bodyFile } from './page-store-files.ts'
import { emptyPage, readPage } from './read-page.ts'

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
  const { source, front, isTorn } = readPage(file, absolute)
  if (source === undefined) return emptyPage(file, front.diagnostics)
  const lang = langOf(
    (front.data ?? front.salvaged)?.lang,
    localeOf(settings.site.locales, `/${file}`),
  )
  const islands = await loadIslands(settings.islands)
  const painted = new PaintedBlocks(
    paintedFile(settings.out, file),
    identityOf(settings.site.codeLanguages),
  )
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
    painted,
    proofs,
    runners: settings.site.runners ?? {},
    ...repositoriesOf(settings.site),
    ...(front.data?.plot && { plot: dropUndefined(front.data.plot) }),
    islands,
    presets: settings.abbreviations[lang] ?? {},
  })
  painted.save()
  const { env, excerpt, words } = compiled
  const coverSources = await placeCover(front.data?.cover, env)
  return {
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
    bodyHash: keepBody(settings.out, compiled.body),
    sourceHash: shortHash(source.markdown),
    diagnostics: [
      ...front.diagnostics,
      ...(isTorn ? [] : env.diagnostics),
      ...unknownAssets(env.assets, blockSet, shown),
    ],
  }
}

/** Read once in a thread: the code that paints does not change while it is loaded. */
const identities = new Map<string, string>()

function identityOf(languages: readonly string[]): string {
  const key = languages.join()
  const identity = identities.get(key) ?? paintingIdentity(languages)
  identities.set(key, identity)
  return identity
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Bodies are stored once under their hash: equal text is written once, unchanged text never again. */
function keepBody(out: string, body: string): string {
  const text = JSON.stringify(body)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
  const file = bodyFile(out, hash)
  // Moved into place whole: one that a killed build had half written would count as written.
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeWhole(file, text)
  }
  return hash
}

/** Whom readers' browsers ask about repositories, if the site wants that. */
const repositoriesOf = ({ repositoryRefresh, repositoryService: service }: SiteConfig) =>
  repositoryRefresh === true && { repositories: service === undefined ? {} : { service } }
