import { noted, shown, type Notes } from '../note.ts'
import type { ReadPage } from '../read-front-matter.ts'

const LEFT_OUT: Readonly<Record<string, string>> = {
  externalLinkIcon: 'links to elsewhere have no sign here',
  externalLink: 'links to elsewhere have no sign here',
  watermark: 'there are no watermarks here',
  pageInfo: 'it is shown where there is room',
  updateTime: 'dates of changes come from git',
  friends: '`pageLayout: friends` says so',
  home: '`pageLayout: home` says so',
}

/** Front matter of plume, from which ours descends. */
export function convertPlumeFront(page: ReadPage, notes: Notes): ReadPage {
  const data: Record<string, unknown> = { ...page.data }
  const { lines } = page
  const change = (key: string, message: string) => notes.changes.push(noted(message, lines[key]))
  if (data['friends'] === true && data['pageLayout'] === undefined) data['pageLayout'] = 'friends'
  if (data['home'] === true && data['pageLayout'] === undefined) data['pageLayout'] = 'home'
  if (data['pageLayout'] === 'blog') {
    data['pageLayout'] = 'posts'
    change('pageLayout', '`pageLayout: blog` became `pageLayout: posts`.')
  }
  for (const [key, reason] of Object.entries(LEFT_OUT))
    if (key in data) {
      change(key, `\`${key}\` ${shown(data[key])} is left out: ${reason}.`)
      delete data[key]
    }
  if (data['aside'] === 'left') {
    data['aside'] = true
    change('aside', '`aside: left` became `aside: true`.')
  }
  if (typeof data['cover'] === 'object' && data['cover'] !== null) {
    const { url, ...style } = data['cover'] as Record<string, unknown>
    if (typeof url === 'string') {
      data['cover'] = url
      if (Object.keys(style).length > 0) data['coverStyle'] = style
    }
  }
  if (typeof data['article'] === 'string') delete data['article']
  const secret = 'password' in data || /^\s*:{3,}\s*encrypt\b/m.test(page.markdown)
  if (secret) {
    const said =
      'password' in data ? 'The page had a password.' : 'A part of the page had a password.'
    notes.todo.push(
      noted(
        `${said} It is a draft until you lock it: \`encrypt: true\`, see the manual on locks.`,
        lines['password'],
      ),
    )
    delete data['password']
    data['draft'] = true
  }
  delete data['passwordHint']
  homeSections(data, page, notes)
  if (data['pageLayout'] === 'home' && data['title'] === undefined) {
    const title = heroName(data)
    if (title !== undefined) data['title'] = title
  }
  return { ...page, data }
}

/** What the sections of a home page have there and not here. */
function homeSections(data: Record<string, unknown>, { lines }: ReadPage, notes: Notes): void {
  if (!Array.isArray(data['config'])) return
  data['config'] = (data['config'] as unknown[]).map((one) => {
    if (typeof one !== 'object' || one === null) return one
    const { effect, effectConfig, tintPlate, background, filter, forceDark, onlyOnce, ...section } =
      one as Record<string, unknown>
    const dropped = Object.entries({
      effect,
      effectConfig,
      tintPlate,
      background,
      filter,
      forceDark,
      onlyOnce,
    })
      .filter(([, value]) => value !== undefined)
      .map(([key]) => key)
    if (dropped.length > 0)
      notes.changes.push(
        noted(`\`${dropped.join('`, `')}\` of a section is left out.`, lines['config']),
      )
    return section
  })
}

/** A home page without a title is called what it says largest. */
function heroName({ hero, config }: Readonly<Record<string, unknown>>): string | undefined {
  const sections = Array.isArray(config) ? (config as unknown[]) : []
  for (const one of [{ hero }, ...sections]) {
    const found = (one as { hero?: { name?: unknown } } | null)?.hero?.name
    if (typeof found === 'string') return found
  }
  return undefined
}
