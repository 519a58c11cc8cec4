import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { localeOf } from '#model/locale.ts'
import { dataFile, htmlFile, toHref } from '#model/path.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import type { ShelfIndex } from '#model/shelf.ts'
import type { SiteConfig } from '#model/site.ts'
import { prerender } from './prerender.ts'
import { redirectPage } from './redirect-page.ts'
import { withBase, type Shell } from './shell-assets.ts'
import { copyPyodide } from './vendor.ts'
import { writeInto } from './write-into.ts'

export interface PublishInput {
  readonly shelf: ShelfIndex
  readonly shell: Shell
  readonly site: SiteConfig
  readonly content: string
  readonly publicDir: string
  readonly dist: string
  readonly workers: number
}

/** What the last build printed: page address → hash. */
interface Printed {
  readonly shell: string
  readonly pages: Readonly<Record<string, string>>
  readonly extras: readonly string[]
}

/** Data and bundles in, a folder of files out. Pages that would come out the same are not drawn again. */
export async function publish(input: PublishInput): Promise<{ drawn: number; total: number }> {
  const { shelf, shell, site, dist } = input
  mkdirSync(dist, { recursive: true })
  const record = join(input.content, 'printed.json')
  const before = readPrinted(record, shell.identity, dist)
  const isPrinted = (path: string) =>
    [htmlFile(path), dataFile(path)].every((file) => existsSync(join(dist, file)))
  const pages: Record<string, string> = {}
  const changed: string[] = []
  for (const [path, , , hash] of shelf.pages) {
    pages[path] = hash
    if (before.pages[path] !== hash || !isPrinted(path)) changed.push(path)
  }
  // Forgotten before anything is written: a build that dies half-way is not believed.
  rmSync(record, { force: true })
  await prerender(
    changed,
    {
      serverEntry: shell.serverEntry,
      content: input.content,
      dist,
      assets: withBase(shell.assets, site.base),
    },
    input.workers,
  )

  const extras = [...printRedirects(input), ...copyFiles(input), ...copyPyodide(site, dist)]
  const kept = new Set(extras)
  for (const path of Object.keys(before.pages)) {
    if (pages[path] === undefined)
      for (const file of [htmlFile(path), dataFile(path)])
        if (!kept.has(file)) rmSync(join(dist, file), { force: true })
  }
  for (const file of before.extras) if (!kept.has(file)) rmSync(join(dist, file), { force: true })
  const printed: Printed = { shell: shell.identity, pages, extras }
  writeFileSync(record, JSON.stringify(printed))
  return { drawn: changed.length, total: shelf.pages.length }
}

function readPrinted(file: string, shell: string, dist: string): Printed {
  const nothing = { shell, pages: {}, extras: [] }
  if (!existsSync(file) || !existsSync(dist)) return nothing
  const printed = JSON.parse(readFileSync(file, 'utf8')) as Printed
  if (printed.shell === shell) return printed
  // Every page is drawn again, but what is no longer there must still be removed.
  return {
    ...printed,
    pages: Object.fromEntries(Object.keys(printed.pages).map((path) => [path, ''])),
  }
}

function printRedirects({ shelf, site, dist }: PublishInput): string[] {
  return shelf.redirects.flatMap(([from, to]) => {
    const lang = (localeOf(site.locales, to) ?? site.locales[0]!).lang
    const files = [htmlFile(from), dataFile(from)]
    writeInto(join(dist, files[0]!), redirectPage(toHref(site.base, to), site.origin, lang))
    writeInto(join(dist, files[1]!), JSON.stringify({ format: PAGE_FORMAT, redirect: to }))
    return files
  })
}

/** The shell's hashed files, `public/` as it is, and the pictures of articles. */
function copyFiles({ shell, shelf, publicDir, dist }: PublishInput): string[] {
  const files: string[] = []
  const copyTree = (from: string, skip: (name: string) => boolean) => {
    if (!existsSync(from)) return
    cpSync(from, dist, { recursive: true, filter: (path) => !skip(path.slice(from.length + 1)) })
    for (const name of readdirSync(from, { recursive: true, withFileTypes: true })) {
      const path = join(name.parentPath, name.name).slice(from.length + 1)
      if (name.isFile() && !skip(path)) files.push(path)
    }
  }
  copyTree(shell.client, (path) => path.startsWith('.vite'))
  copyTree(publicDir, () => false)
  for (const [source, publicPath] of shelf.media) {
    const file = publicPath.slice(1)
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    copyFileSync(source, join(dist, file))
    files.push(file)
  }
  return files
}
