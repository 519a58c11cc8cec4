import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a module or a style sheet names beside itself: `from './x'`, `import('./x')`, `url(./x)`. */
const NAMED =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|@import\s+(?:url\(\s*)?|\burl\(\s*)(?:(['"])(\.{1,2}\/[^'"\n]+)\1|(\.{1,2}\/[^\s'")]+))/g
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.css']

/** A file of the author's and every file it names, each once: what a bundle of it depends on. */
export function sourcesOf(file: string): readonly string[] {
  const seen = new Set<string>()
  gather(file, seen)
  return [...seen]
}

function gather(file: string, seen: Set<string>): void {
  if (seen.has(file)) return
  seen.add(file)
  if (!/\.(?:[cm]?[jt]sx?|css)$/.test(file)) return
  for (const [, , quoted, bare] of readFileSync(file, 'utf8').matchAll(NAMED)) {
    const path = join(dirname(file), (quoted ?? bare!).replace(/[?#].*/, ''))
    const found = ENDINGS.map((ending) => path + ending).find(
      (one) => existsSync(one) && statSync(one).isFile(),
    )
    if (found !== undefined) gather(found, seen)
  }
}
