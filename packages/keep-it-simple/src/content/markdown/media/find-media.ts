import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, sep } from 'node:path'
import { fixIn } from '#model/fix.ts'
import { nearest } from '#model/nearest.ts'
import { decodePath, encodePath, isExternal, resolvePath, splitLink } from '#model/path.ts'
import { fixPlace, report, type FoundPicture, type PageEnv } from '../page-env.ts'
import { movedFile } from './moved-file.ts'

/** A file an author names to be shown: beside the article, or in `public/`. */
export interface Media {
  /** Path below `docs/`; absent for a file in `public/`. */
  readonly file?: string
  readonly absolute: string
  readonly publicPath: string
  readonly hash: string
  readonly size: number
}

/** Finds the file behind a written path, relative to the page or (with a slash) in `public/`; reports when it cannot. */
export function findMedia(env: PageEnv, written: string, line: number): Media | undefined {
  const wrong = (code: string, message: string, remedy: string, meant?: string) => {
    const fix = meant === undefined ? {} : pathFix(env, line, written, meant)
    report(env, { severity: 'error', code, message, remedy, ...fix }, { line })
    return undefined
  }
  const inline = /^data:[^;,]*/i.exec(written)
  // Nothing could be measured, made smaller or kept by a browser for another page.
  if (inline)
    return wrong(
      'inline-picture',
      `The address \`${inline[0]}…\` holds the file itself.`,
      'Save it beside the article and link it relatively.',
    )
  if (isExternal(written))
    return wrong(
      'remote-picture',
      `The file \`${written}\` would be fetched from another host.`,
      'Save it beside the article and link it relatively.',
    )
  const path = decodePath(splitLink(written).path)
  const isPublic = path.startsWith('/')
  const inside = resolvePath(isPublic ? '/' : `/${env.file}`, path)
  const absolute =
    inside === undefined ? undefined : join(isPublic ? env.publicDir : env.docs, inside)
  if (inside === undefined || absolute === undefined || !isFile(absolute)) {
    const guess = absolute === undefined ? undefined : nearestFile(absolute)
    const meant =
      guess === undefined ? movedFile(env, path) : path.slice(0, path.lastIndexOf('/') + 1) + guess
    return wrong(
      'missing-picture',
      `The file \`${written}\` does not exist.`,
      guess !== undefined
        ? `Did you mean \`${guess}\`, in the same folder?`
        : meant !== undefined
          ? `A file of that name lies elsewhere: write \`${meant}\`.`
          : inside === undefined
            ? 'Put the file into `docs/`, best beside the page, and correct the path.'
            : `Put the file at \`${isPublic ? 'public' : 'docs'}${inside}\` or correct the path.`,
      meant,
    )
  }
  if (!isPublic && !realpathSync(absolute).startsWith(realpathSync(env.docs) + sep))
    return wrong(
      'symlink-outside',
      `The file \`${written}\` lies outside \`docs/\`.`,
      'Copy it into `docs/`.',
    )
  const hash = hashOf(absolute)
  const { size } = statSync(absolute)
  if (isPublic) return { absolute, publicPath: inside, hash, size }
  return { file: inside.slice(1), absolute, publicPath: hashedName(inside, hash), hash, size }
}

/** The path in the line becomes another, in the spelling that Markdown reads; what follows it stays. */
function pathFix(env: PageEnv, line: number, written: string, meant: string) {
  const place = fixPlace(env, line)
  const { path } = splitLink(written)
  const spelt = [path, decodePath(path)].find((one) => place.text?.includes(one))
  const spelling = /[\s()<>]/.test(meant) ? encodePath(meant) : meant
  return spelt === undefined ? {} : fixIn(place, spelt, spelling)
}

/** A file beside the missing one whose name is almost the same. */
function nearestFile(missing: string): string | undefined {
  const folder = dirname(missing)
  return existsSync(folder) ? nearest(basename(missing), readdirSync(folder)) : undefined
}

/** Publishes it as it is. */
export function publishMedia(env: PageEnv, { file, publicPath, hash }: Media): void {
  env.pictures.push(file === undefined ? { publicPath, hash } : { file, publicPath })
}

/** Whether the files of a page compiled earlier are still what they were. */
export function mediaUnchanged(
  found: readonly FoundPicture[],
  { docs, publicDir, generated }: Readonly<Record<'docs' | 'publicDir' | 'generated', string>>,
): boolean {
  return found.every(({ file, generated: isGenerated, publicPath, hash }) => {
    if (isGenerated && !existsSync(join(generated, publicPath))) return false
    if (file !== undefined) {
      const absolute = join(docs, file)
      return existsSync(absolute) && hashedName(file, hashOf(absolute)) === publicPath
    }
    if (isGenerated) return true
    const absolute = join(publicDir, publicPath)
    return existsSync(absolute) && hashOf(absolute) === hash
  })
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

const hashOf = (absolute: string): string =>
  createHash('sha256').update(readFileSync(absolute)).digest('hex').slice(0, 8)

function hashedName(file: string, hash: string): string {
  const extension = extname(file)
  return `/media/${basename(file, extension)}.${hash}${extension}`
}
