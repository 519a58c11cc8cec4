import { noted, shown, type Notes } from '../note.ts'
import type { ReadPage } from '../read-front-matter.ts'
import { hexoDate } from './dates.ts'

const LAYOUTS = new Set(['post', 'page', 'draft', 'photo', 'link', ''])
/** Switches of the theme for what is always on here, or what has no counterpart. */
const NEEDLESS: Readonly<Record<string, string>> = {
  mathjax: 'formulas are drawn wherever they are',
  katex: 'formulas are drawn wherever they are',
  math: 'formulas are drawn wherever they are',
  mermaid: 'diagrams are drawn wherever they are',
  updated: 'dates of changes come from git',
  keywords: 'the search reads the text itself',
  abbrlink: 'its address is a redirect',
  id: 'its address is a redirect',
  quicklink: 'pages are fetched ahead by themselves',
}
const COVERS = ['cover', 'thumbnail', 'index_img', 'banner_img', 'top_img', 'banner']

/** Front matter of a post or page of Hexo, in terms the general conversion knows. */
export function convertHexoFront(page: ReadPage, notes: Notes, isDraft: boolean): ReadPage {
  const data: Record<string, unknown> = { ...page.data }
  const { lines } = page
  const change = (key: string, message: string) => notes.changes.push(noted(message, lines[key]))
  const drop = (key: string, reason: string) => {
    change(key, `\`${key}\` ${shown(data[key])} is left out: ${reason}.`)
    delete data[key]
  }
  if ('date' in data) data['date'] = hexoDate(data['date'])
  for (const [key, reason] of Object.entries(NEEDLESS)) if (key in data) drop(key, reason)
  if (typeof data['layout'] === 'string' && LAYOUTS.has(data['layout']))
    drop('layout', 'it is what the folder says')
  // Its address and its categories are seen to with the file.
  for (const key of ['permalink', 'categories', 'category', 'type']) delete data[key]
  if ('top' in data && !('sticky' in data)) {
    data['sticky'] = data['top']
    change('top', '`top` became `sticky`.')
  }
  delete data['top']
  const toc = data['toc']
  if (
    toc === false ||
    (typeof toc === 'object' && toc !== null && 'enable' in toc && toc.enable === false)
  ) {
    data['outline'] = false
    change('toc', '`toc` became `outline: false`.')
    delete data['toc']
  } else if ('toc' in data) drop('toc', 'the outline is there by itself')
  if ('language' in data && !('lang' in data)) data['lang'] = data['language']
  delete data['language']
  convertCover(data, page, notes)
  if ('password' in data) {
    notes.todo.push(
      noted(
        'The page had a password. It is a draft until you lock it: `encrypt: true`, see the manual on locks.',
        lines['password'],
      ),
    )
    delete data['password']
    data['draft'] = true
  }
  if (isDraft) data['draft'] = true
  return { ...page, data }
}

function convertCover(data: Record<string, unknown>, { lines }: ReadPage, notes: Notes): void {
  let found: string | undefined
  for (const key of COVERS) {
    const value = data[key]
    if (value === undefined) continue
    delete data[key]
    if (found === undefined && typeof value === 'string' && value.startsWith('/')) {
      found = value
      data['cover'] = value
      if (key !== 'cover') notes.changes.push(noted(`\`${key}\` became \`cover\`.`, lines[key]))
    } else
      notes.todo.push(
        noted(
          `\`${key}\` ${shown(value)} is left out: a cover is a picture of \`public/\`.`,
          lines[key],
        ),
      )
  }
}
