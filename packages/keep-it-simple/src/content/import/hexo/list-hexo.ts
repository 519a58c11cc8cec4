import { readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'

export interface HexoFiles {
  readonly posts: readonly string[]
  readonly drafts: readonly string[]
  readonly pages: readonly string[]
  /** Files of `source/` that are published as they are. */
  readonly files: readonly string[]
  /** Files of the folders of posts. */
  readonly assets: readonly string[]
  /** Files of folders that begin with `_`. */
  readonly hidden: readonly string[]
}

const MARKDOWN = /\.(?:md|markdown)$/i

/** What lies in `source/`, by paths from the site's root. */
export function listHexo(folder: string, sourceDir: string): HexoFiles {
  const found = { posts: [], drafts: [], pages: [], files: [], assets: [], hidden: [] } as {
    [name in keyof HexoFiles]: string[]
  }
  const visit = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true }).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const file = `${path}/${entry.name}`
      const inside = file.slice(sourceDir.length + 1)
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== '.git') visit(file)
      } else if (/^_(?:posts|drafts)\//.test(inside)) {
        if (!MARKDOWN.test(file)) found.assets.push(file)
        else found[inside.startsWith('_posts/') ? 'posts' : 'drafts'].push(file)
      } else if (/(?:^|\/)[_.]/.test(inside)) found.hidden.push(file)
      else if (MARKDOWN.test(file)) found.pages.push(file)
      else found.files.push(file)
    }
  }
  if (existsSync(join(folder, sourceDir))) visit(sourceDir)
  return found
}
