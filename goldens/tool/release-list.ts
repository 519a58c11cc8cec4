import { readdirSync } from 'node:fs'

/** Folders whose names belong to the bundler, the index or a package: only their kinds of files count. */
const BY_KIND = /^(?:.*\/)?(?:assets|search-index\/pieces|vendor\/[^/]+\/[^/]+)$/

/** Old addresses of pages, in the folder of their series. */
const REDIRECT = /^(?!(?:index|404|offline)\.).*\.html(?:\.json)?$/

/** Files of a release, a line per folder; copies for servers (`.br`, `.gz`) are named with their file. */
export function releaseList(dist: string): string {
  const folders = Map.groupBy(listedFiles(dist), ({ folder }) => folder)
  const lines = [...folders]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([folder, files]) => `${folder === '' ? '/' : folder}  ${namesOf(folder, files).join(' ')}`,
    )
  return `${lines.join('\n')}\n`
}

/** How many folders hold the same kinds of files; for sites with articles of their own. */
export function releaseKinds(dist: string): string {
  const folders = Map.groupBy(listedFiles(dist), ({ folder }) => folder)
  const kinds = [...folders].map(([folder, files]) => {
    const isPage = files.some(({ name }) => name === 'index.html')
    const known = isPage ? files.filter(({ name }) => !REDIRECT.test(name)) : []
    const others = files.filter((one) => !known.includes(one)).map(extensionOf)
    const names = [...namesOf(folder, known), ...new Set(others)].toSorted()
    return `${isPage ? 'page' : `${folder.split('/')[0]}/`}  ${names.join(' ')}`
  })
  return [...Map.groupBy(kinds, (kind) => kind)]
    .map(([kind, { length }]) => `${length} × ${kind}\n`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('')
}

interface ListedFile {
  readonly folder: string
  readonly name: string
  readonly copies: readonly string[]
}

function listedFiles(dist: string): ListedFile[] {
  const all = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.slice(dist.length + 1).replaceAll('\\', '/'),
    )
  const known = new Set(all)
  const isCopy = (file: string) => /\.(?:br|gz)$/.test(file) && known.has(file.slice(0, -3))
  return all
    .filter((file) => !isCopy(file))
    .map((file) => ({
      folder: stable(file.slice(0, Math.max(0, file.lastIndexOf('/')))),
      name: file.slice(file.lastIndexOf('/') + 1),
      copies: ['br', 'gz'].filter((copy) => known.has(`${file}.${copy}`)),
    }))
}

function namesOf(folder: string, files: readonly ListedFile[]): string[] {
  const shown = (one: ListedFile) =>
    (BY_KIND.test(folder) ? extensionOf(one) : stable(one.name)) +
    (one.copies.length > 0 ? `(+${one.copies.join(',')})` : '')
  const names = [...Map.groupBy(files.map(shown), (name) => name)]
  return names
    .map(([name, { length }]) => (length > 1 && !BY_KIND.test(folder) ? `${name}×${length}` : name))
    .toSorted()
}

const extensionOf = ({ name }: ListedFile): string =>
  name.includes('.', 1) ? `*.${name.slice(name.lastIndexOf('.') + 1)}` : name

/** Names without content hashes and versions of packages. */
const stable = (name: string): string =>
  name
    .replaceAll(/(?<=[.-]|^)(?:[0-9a-f]{16}|[0-9a-f]{12}|[0-9a-f]{8})(?=[.-]|$)/g, '[hash]')
    .replace(/-[\w-]{8}(?=\.(?:js|css)$)/, '-[hash]')
    .replace(/^(vendor\/[^/]+)\/[^/]+/, '$1/[version]')
