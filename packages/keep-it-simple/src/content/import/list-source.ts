import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface SourceFiles {
  /** Markdown files, by their paths from the folder, with slashes. */
  readonly pages: readonly string[]
  /** Everything else that lies there. */
  readonly others: readonly string[]
}

/** What a folder holds, in a stable order. Links are not followed; hidden files are nobody's content. */
export function listSource(folder: string): SourceFiles {
  const pages: string[] = []
  const others: string[] = []
  const visit = (path: string) => {
    const entries = readdirSync(join(folder, path), { withFileTypes: true })
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue
      const file = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) visit(file)
      else if (entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name) && !/(?:^|\/)_/.test(file))
        pages.push(file)
      else others.push(file)
    }
  }
  visit('')
  return { pages, others }
}
