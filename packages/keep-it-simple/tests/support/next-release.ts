import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** The same site as another release would be: every hashed file has another name, and the old ones are gone. */
export function nextRelease(dist: string): void {
  const assets = join(dist, 'assets')
  const names = readdirSync(assets).filter((name) => /-[\w-]{8}\.(?:js|css)$/.test(name))
  const renamed = names.map((name) => [name, name.replace(/\.(?=\w+$)/, 'n.')] as const)
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next))
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((one) => ['.html', '.js', '.css'].includes(extname(one)))) {
    let text = readFileSync(join(dist, file), 'utf8')
    for (const [name, next] of renamed) text = text.replaceAll(name, next)
    writeFileSync(join(dist, file), text)
  }
}
