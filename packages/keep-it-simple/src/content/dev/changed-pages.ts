import { relative, sep } from 'node:path'
import type { CompiledPage } from '../compiled-page.ts'
import type { CompilerSettings } from '../settings.ts'

export interface ChangedPages {
  /** Files of pages that were saved, came or went. */
  readonly pages: readonly string[]
  /** Pages that depend on another file that was saved. */
  readonly doubtful: readonly string[]
  readonly isPublic: boolean
  readonly areProofs: boolean
}

/** Which pages have to be looked at again because of these files. */
export function changedPages(
  files: ReadonlySet<string>,
  before: readonly CompiledPage[],
  { docs, publicDir, proofs }: Pick<CompilerSettings, 'docs' | 'publicDir' | 'proofs'>,
): ChangedPages {
  const below = (folder: string) =>
    [...files]
      .map((file) => relative(folder, file).split(sep).join('/').normalize('NFC'))
      .filter((path) => path !== '' && !path.startsWith('../'))
  const inDocs = new Set(below(docs))
  const inPublic = new Set(below(publicDir).map((path) => `/${path}`))
  const areProofs = files.has(proofs)
  const pages = [...inDocs].filter(isPage)
  const known = new Set(before.map(({ file }) => file))
  const isMore = inPublic.size > 0 || [...inDocs].some((file) => !known.has(file))
  const isTouched = (page: CompiledPage) =>
    page.sources.some(({ file }) => inDocs.has(file) || isInside(file, inDocs)) ||
    page.pictures.some(
      ({ file, publicPath }) =>
        (file !== undefined && inDocs.has(file)) || inPublic.has(publicPath),
    ) ||
    (areProofs && page.provable.length > 0) ||
    // What was missing may be there now.
    (isMore && page.diagnostics.some(({ severity }) => severity === 'error'))
  return {
    pages,
    doubtful: before.filter(isTouched).map(({ file }) => file),
    isPublic: inPublic.size > 0,
    areProofs,
  }
}

/** Parts of pages begin with an underscore, what editors leave with a dot. */
const isPage = (file: string): boolean =>
  /\.md$/i.test(file) && !/(?:^|\/)(?:[._]|node_modules\/)/.test(file)

/** A folder whose names were read ends with a slash. */
const isInside = (folder: string, files: ReadonlySet<string>): boolean =>
  folder.endsWith('/') && [...files].some((file) => file.startsWith(folder))
