import { z } from 'zod'
import { DEFAULT_PER_PAGE } from '#model/pagination.ts'
import { checked, kind, optional, required } from './setting.ts'
import { count, flag, line, slashed } from './values.ts'
import { sidebarItem } from './navigation.ts'

const RATIO = /^\d+(?:\.\d+)?[:/]\d+(?:\.\d+)?$/

const postCover = z.strictObject({
  layout: optional(
    z.enum(['left', 'right', 'odd-left', 'odd-right', 'top']),
    'Where the cover of a post stands.',
    { default: 'right' },
  ),
  ratio: optional(
    z.union([
      checked(z.string(), (ratio) =>
        RATIO.test(ratio) ? undefined : 'Write width and height, like `4:3`.',
      ),
      kind(z.number().positive(), 'a number above 0'),
    ]),
    'Width to height.',
    { default: '4:3', example: '16:9' },
  ),
  width: optional(kind(z.number().positive(), 'a number above 0'), 'Width in pixels.', {
    default: 240,
  }),
  compact: optional(flag, 'Whether the cover goes from rule to rule, without space.', {
    default: false,
  }),
})

/** Addresses begin with the folder's name unless others are given. */
const dir = kind(
  checked(z.string(), (name) =>
    /^\/?(?:[^/\s?#]+\/)*[^/\s?#]+\/?$/.test(name)
      ? undefined
      : 'Name a folder under `docs/` without spaces, `?` and `#`, like `blog` or `en/notes`.',
  ),
  'a folder under `docs/`',
)

const list = (what: string) => ({
  otherwise: `\`link\` and \`${what}/\``,
  example: `/blog/${what}/`,
})

const base = {
  dir: required(dir, 'Its folder under `docs/`.', { example: 'blog' }),
  title: required(line, 'Its name, as readers see it.', { example: 'Blog' }),
}

const posts = z.strictObject({
  type: required(z.literal('post'), 'Articles in the order of their dates.', { example: 'post' }),
  ...base,
  link: optional(slashed, 'Address of the list.', { otherwise: 'the folder', example: '/blog/' }),
  linkPrefix: optional(slashed, 'What the addresses of its articles begin with.', {
    otherwise: 'the address of the list',
    example: '/article/',
  }),
  tagsLink: optional(slashed, 'Address of its tags.', list('tags')),
  archivesLink: optional(slashed, 'Address of its archive.', list('archives')),
  categoriesLink: optional(slashed, 'Address of its categories.', list('categories')),
  tags: optional(flag, 'Whether it has pages of tags.', { default: true }),
  archives: optional(flag, 'Whether it has an archive.', { default: true }),
  categories: optional(flag, 'Whether it has pages of categories.', { default: true }),
  postCover: optional(postCover, 'How covers are shown in lists.', {
    example: { layout: 'left', ratio: '4:3', width: 300 },
  }),
  pagination: optional(
    z.strictObject({
      perPage: required(
        z.union([count, z.literal(false)]),
        'How many articles a page lists; `false` for all.',
        { example: 10 },
      ),
    }),
    'How long a page of the list is.',
    { default: { perPage: DEFAULT_PER_PAGE } },
  ),
  categoryIds: optional(
    kind(z.record(z.string(), line), 'an object with an id per category'),
    'Ids of categories in addresses, by the path of names.',
    { default: {}, example: { 'Databases/SQLite': 'sqlite' } },
  ),
})

const docs = z.strictObject({
  type: required(z.literal('doc'), 'Pages in the order of their file names.', { example: 'doc' }),
  ...base,
  linkPrefix: optional(slashed, 'What the addresses of its pages begin with.', {
    otherwise: 'the folder',
    example: '/notes/',
  }),
  sidebar: optional(
    z.union([z.literal('auto'), z.array(sidebarItem)]),
    'Its sidebar; `auto` makes it from folders and file names.',
    { default: 'auto', example: [{ text: 'Start', link: '/notes/start/' }] },
  ),
  sidebarCollapsed: optional(flag, 'Whether groups start closed.', { default: false }),
  feed: optional(
    flag,
    'Whether it has a feed of its own, and its pages are in that of the language.',
    { default: false },
  ),
})

export const collections = {
  collections: optional(
    z.array(z.discriminatedUnion('type', [posts, docs])),
    'Folders of `docs/` that belong together, and where their pages live.',
    { default: [], example: [{ type: 'post', dir: 'blog', title: 'Blog' }] },
  ),
}
