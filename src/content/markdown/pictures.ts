import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { basename, extname, join, sep } from 'node:path'
import type { MarkdownIt } from 'markdown-it'
import { decodePath, isExternal, resolvePath, splitLink, toHref } from '#model/path.ts'
import { fileLine, pageEnv, report, type FoundPicture, type PageEnv } from './page-env.ts'

/** Pictures lie beside the article (copied under a hashed name) or in `public/`. */
export function pictures(md: MarkdownIt): void {
  md.core.ruler.push('pictures', (state) => {
    const env = pageEnv(state.env)
    let map: readonly [number, number] = [0, 1]
    for (const block of state.tokens) {
      map = block.map ?? map
      if (block.type !== 'inline') continue
      for (const token of block.children ?? []) {
        if (token.type !== 'image') continue
        const written = String(token.attrGet('src') ?? '')
        const line = lineOf(env, map, written)
        if (token.content.trim() === '') {
          report(
            env,
            {
              severity: 'error',
              code: 'missing-alt',
              message: 'The picture has no text for those who cannot see it.',
              remedy: 'Write what it shows between the brackets: `![…](…)`.',
            },
            { line },
          )
        }
        const src = placePicture(env, written, line)
        if (src !== undefined) token.attrSet('src', src)
        token.attrSet('loading', 'lazy')
        token.attrSet('decoding', 'async')
      }
    }
  })
}

function lineOf(env: PageEnv, map: readonly [number, number], src: string): number {
  const [from, to] = map
  for (let line = from; line < to; line++) {
    if (env.lines[line]?.includes(decodePath(src)) || env.lines[line]?.includes(src))
      return env.firstLine + line
  }
  return fileLine(env, map)
}

function placePicture(env: PageEnv, src: string, line: number): string | undefined {
  if (isExternal(src)) {
    report(
      env,
      {
        severity: 'error',
        code: 'remote-picture',
        message: `The picture \`${src}\` would be fetched from another host.`,
        remedy: 'Save it beside the article and link it relatively.',
      },
      { line },
    )
    return undefined
  }
  const path = decodePath(splitLink(src).path)
  const missing = (where: string) =>
    report(
      env,
      {
        severity: 'error',
        code: 'missing-picture',
        message: `The picture \`${src}\` does not exist.`,
        remedy: `Put the file at \`${where}\` or correct the path.`,
      },
      { line },
    )
  if (path.startsWith('/')) {
    const inside = resolvePath('/', path)
    if (inside === undefined || !existsSync(join(env.publicDir, inside))) missing(`public${path}`)
    else env.pictures.push({ publicPath: inside })
    return toHref(env.base, path)
  }
  const file = resolvePath(`/${env.file}`, path)?.slice(1)
  const absolute = file === undefined ? undefined : join(env.docs, file)
  if (file === undefined || absolute === undefined || !existsSync(absolute)) {
    missing(`docs/${file ?? path}`)
    return undefined
  }
  if (!realpathSync(absolute).startsWith(realpathSync(env.docs) + sep)) {
    report(
      env,
      {
        severity: 'error',
        code: 'symlink-outside',
        message: `The picture \`${src}\` lies outside \`docs/\`.`,
        remedy: 'Copy it into `docs/`.',
      },
      { line },
    )
    return undefined
  }
  const publicPath = hashedName(file, absolute)
  env.pictures.push({ file, publicPath })
  return toHref(env.base, publicPath)
}

function hashedName(file: string, absolute: string): string {
  const hash = createHash('sha256').update(readFileSync(absolute)).digest('hex').slice(0, 8)
  const extension = extname(file)
  return `/media/${basename(file, extension)}.${hash}${extension}`
}

/** Whether the pictures of a page compiled earlier are still what they were. */
export function picturesUnchanged(
  found: readonly FoundPicture[],
  docs: string,
  publicDir: string,
): boolean {
  return found.every(({ file, publicPath }) => {
    const absolute = file === undefined ? join(publicDir, publicPath) : join(docs, file)
    return existsSync(absolute) && (file === undefined || hashedName(file, absolute) === publicPath)
  })
}
