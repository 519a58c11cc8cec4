import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Makes a folder hold these files and no others. A file that says the same is left alone, so that
 * the build knows it from last time.
 */
export function writePages(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  const before = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
    : []
  const wanted = new Map([...files].map(([name, content]) => [join(folder, name), content]))
  for (const path of before) if (!wanted.has(path)) rmSync(path)
  for (const [path, content] of wanted) {
    if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}
