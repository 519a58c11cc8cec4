import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { decodePath, splitLink } from '#model/path.ts'
import { frontMatterLinks } from '../enrich/written-links.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i
/** What browsers and systems ask for by themselves. */
const ASKED_FOR = /^(?:favicon|apple-touch-icon|android-chrome|icon|mstile)/i
/** Where an author may name a picture besides pages. */
const CODE = ['layouts', 'slots', 'blocks', 'settings', 'locale', 'theme.css']
const SOURCE = /\.(?:css|json|md|ya?ml|[cm]?[jt]sx?)$/i

export interface Orphan {
  readonly file: string
  readonly bytes: number
}

/** Pictures in `docs/` and `public/` that no page, setting, style or block refers to. */
export function orphanPictures(pages: readonly PlacedPage[], settings: CompilerSettings): Orphan[] {
  const used = usedFiles(pages)
  const code = codeOf(settings)
  // A page with mistakes may not have come as far as its pictures.
  const broken = pages
    .filter(({ source }) => source.diagnostics.some(({ severity }) => severity === 'error'))
    .map(({ source }) => readText(join(settings.docs, source.file)))
    .join('\n')
  const isNamed = (file: string) =>
    [basename(file), encodeURI(basename(file))].some(
      (name) => code.includes(name) || broken.includes(name),
    )
  const beside = picturesIn(settings.docs).filter((file) => !used.docs.has(file) && !isNamed(file))
  const open = picturesIn(settings.publicDir).filter(
    (file) => !used.open.has(`/${file}`) && !ASKED_FOR.test(basename(file)) && !isNamed(file),
  )
  const shown = (folder: string, file: string): Orphan => {
    const absolute = join(folder, file)
    return {
      file: relative(settings.root, absolute).replaceAll(sep, '/'),
      bytes: statSync(absolute).size,
    }
  }
  return [
    ...beside.map((file) => shown(settings.docs, file)),
    ...open.map((file) => shown(settings.publicDir, file)),
  ]
}

function usedFiles(pages: readonly PlacedPage[]) {
  const docs = new Set<string>()
  const open = new Set<string>()
  for (const page of pages) {
    const { source, frontmatter } = page
    for (const { file, publicPath, generated } of source.pictures)
      if (file !== undefined) docs.add(file)
      else if (!generated) open.add(publicPath)
    for (const { file } of source.sources) docs.add(file)
    const written = [...source.links, ...frontMatterLinks(page)].map(({ href }) => href)
    if (frontmatter.cover !== undefined) written.push(frontmatter.cover)
    for (const href of written) open.add(decodePath(splitLink(href).path))
  }
  return { docs, open }
}

/** Everything of the author's that is no page, as one text: names are looked for in it. */
function codeOf({ root, site, navigation, collections, people }: CompilerSettings): string {
  const files = CODE.flatMap((name) => {
    const path = join(root, name)
    if (!existsSync(path)) return []
    if (!statSync(path).isDirectory()) return [path]
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((one) => SOURCE.test(one))
      .map((one) => join(path, one))
  })
  const settings = JSON.stringify([site, navigation, collections, people])
  return [settings, ...files.map(readText)].join('\n')
}

const readText = (file: string): string =>
  existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : ''

/** With slashes and NFC, as pages name them; not what begins with a dot. */
function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/').normalize('NFC'))
    .filter((path) => PICTURE.test(path) && !/(?:^|\/)(?:\.|node_modules\/)/.test(path))
    .sort()
}
