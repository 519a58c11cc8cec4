import { noted, shown, type Notes } from '../note.ts'
import type { ReadPage } from '../read-front-matter.ts'
import { record, text } from '../config/values.ts'

/** Front matter of a page of VitePress in ours; a home without a name is called like the site. */
export function convertVitePressFront(
  page: ReadPage,
  notes: Notes,
  siteTitle: string | undefined,
): ReadPage {
  const data: Record<string, unknown> = { ...page.data }
  const change = (key: string, message: string) =>
    notes.changes.push(noted(message, page.lines[key]))
  const layout = data['layout']
  delete data['layout']
  if (layout === 'home') {
    homeSections(data, page, notes)
    if (!/^# /m.test(page.markdown)) data['title'] ??= siteTitle
    change('layout', '`layout: home` became `pageLayout: home` with its sections.')
  } else if (layout === 'page') {
    data['pageLayout'] = 'page'
    change('layout', '`layout: page` became `pageLayout: page`.')
  } else if (layout === false) {
    data['pageLayout'] = 'custom'
    change('layout', '`layout: false` became `pageLayout: custom`.')
  } else if (layout !== undefined && layout !== 'doc')
    notes.todo.push(noted(`The layout ${shown(layout)} is left out.`, page.lines['layout']))
  for (const key of ['titleTemplate', 'isHome', 'sidebarDepth', 'markdownStyles', 'customLayout'])
    if (key in data) {
      change(key, `\`${key}\` ${shown(data[key])} is left out.`)
      delete data[key]
    }
  if (data['aside'] === 'left') {
    data['aside'] = true
    change('aside', '`aside: left` became `aside: true`.')
  }
  if (Array.isArray(data['outline']) || typeof data['outline'] === 'object') {
    const { level } = record(data['outline'])
    if (level !== undefined) data['outline'] = level
  }
  if (data['lastUpdated'] !== undefined && typeof data['lastUpdated'] !== 'boolean') {
    change('lastUpdated', '`lastUpdated` is left out: dates of changes come from git.')
    delete data['lastUpdated']
  }
  for (const key of ['prev', 'next']) neighbour(key, data, page, notes)
  return { ...page, data }
}

/** In VitePress a text is only the words of the link. */
function neighbour(
  key: string,
  data: Record<string, unknown>,
  { lines }: ReadPage,
  notes: Notes,
): void {
  const value = data[key]
  const { text: words, link } = record(value)
  if (typeof words === 'string' && typeof link === 'string')
    data[key] = { text: words, link: absolute(link) }
  else if (value === true) delete data[key]
  else if (value !== undefined && value !== false) {
    notes.changes.push(
      noted(
        `\`${key}\` ${shown(value)} is left out: neighbours come from the sidebar.`,
        lines[key],
      ),
    )
    delete data[key]
  }
}

const absolute = (link: string): string =>
  /^(?:[a-z]+:|\/|#)/i.test(link) ? link : `/${link.replace(/^\.\//, '')}`

function homeSections(data: Record<string, unknown>, page: ReadPage, notes: Notes): void {
  const hero = record(data['hero'])
  const features = Array.isArray(data['features']) ? (data['features'] as unknown[]) : []
  const config: Record<string, unknown>[] = []
  if (Object.keys(hero).length > 0) config.push({ type: 'hero', hero: heroOf(hero) })
  if (features.length > 0)
    config.push({
      type: 'features',
      features: features.map((one) => featureOf(record(one), page, notes)),
    })
  if (page.markdown.trim() !== '') config.push({ type: 'custom' })
  delete data['hero']
  delete data['features']
  data['pageLayout'] = 'home'
  data['config'] = config
  data['title'] ??= text(hero['name']) ?? text(hero['text'])
}

function heroOf(hero: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const actions = Array.isArray(hero['actions']) ? (hero['actions'] as unknown[]).map(record) : []
  return {
    ...pick(hero, ['name', 'text', 'tagline']),
    ...(hero['image'] !== undefined && { image: imageOf(hero['image']) }),
    ...(actions.length > 0 && {
      actions: actions.map((one) => ({
        ...pick(one, ['text', 'target', 'rel']),
        ...(typeof one['link'] === 'string' && { link: absolute(one['link']) }),
        ...(one['theme'] === 'brand' || one['theme'] === 'alt' ? { theme: one['theme'] } : {}),
      })),
    }),
  }
}

const imageOf = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
    : pick(record(value), ['src', 'light', 'dark', 'alt', 'width', 'height'])

const pick = (
  from: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])))

/** An emoji is no icon here and stands before the words; a picture is one by its address. */
function featureOf(
  feature: Readonly<Record<string, unknown>>,
  page: ReadPage,
  notes: Notes,
): Record<string, unknown> {
  const { icon } = feature
  const picture = text(record(icon)['src']) ?? text(record(icon)['light'])
  const emoji = typeof icon === 'string' && !/^[\w:/<-]/.test(icon) ? icon : undefined
  if (icon !== undefined && picture === undefined && emoji === undefined)
    notes.todo.push(
      noted(`The icon ${shown(icon)} of a feature is left out.`, page.lines['features']),
    )
  return {
    ...pick(feature, ['details', 'linkText']),
    title: [emoji, text(feature['title'])].filter((one) => one !== undefined).join(' '),
    ...(picture !== undefined && { icon: picture }),
    ...(typeof feature['link'] === 'string' && { link: absolute(feature['link']) }),
  }
}
