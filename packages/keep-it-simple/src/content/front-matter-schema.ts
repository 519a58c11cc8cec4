import { z } from 'zod'
import { kind } from '#config/schema/setting.ts'
import { aliases } from './aliases-schema.ts'
import { friendGroups, friendList } from './friends-schema.ts'
import { hero, homeSection } from './home-schema.ts'
import { address, language, positive, text } from './schema-parts.ts'

const badge = z.union([
  text,
  z.strictObject({ text, type: z.enum(['info', 'tip', 'warning', 'danger']).optional() }),
])
const neighbour = z.union([
  z.literal(false),
  address,
  z.strictObject({ text, link: address, icon: text.optional() }),
])
const licence = z.union([text, z.strictObject({ name: text, url: text })])
/** S3.23 */
const copyright = z.strictObject({
  creation: z.enum(['original', 'translate', 'reprint']).optional(),
  license: licence.optional(),
  author: z.union([text, z.strictObject({ name: text, url: text.optional() })]).optional(),
  source: text.optional(),
})
const cover = z.strictObject({
  layout: z.enum(['left', 'right', 'odd-left', 'odd-right', 'top']).optional(),
  ratio: z
    .union([
      kind(z.string().regex(/^\d+(?:\.\d+)?[:/]\d+(?:\.\d+)?$/), 'a ratio like `16:9`'),
      positive,
    ])
    .optional(),
  width: positive.optional(),
  compact: z.boolean().optional(),
})
const level = kind(z.number().int().min(2).max(6), 'a whole number from 2 to 6')
/** Pages describe themselves; what runs or loads something belongs to `site.config.ts`. */
const headTag = kind(
  z.union([
    z.tuple([
      z.literal('meta'),
      z.union([
        z.strictObject({ name: text, content: z.string() }),
        z.strictObject({ property: text, content: z.string() }),
      ]),
    ]),
    z.tuple([
      z.literal('link'),
      z.strictObject({
        rel: z.enum(['alternate', 'author', 'canonical', 'help', 'license', 'me', 'next', 'prev']),
        href: text,
        hreflang: text.optional(),
        type: text.optional(),
        title: text.optional(),
      }),
    ]),
  ]),
  '`[meta, { name, content }]` or `[link, { rel, href }]`',
)

/** Every key an author may write (S3.4, S3.9). A key that is not here is a mistake and is reported. */
export const frontMatterSchema = z.strictObject({
  title: text,
  navTitle: text.optional(),
  description: text.optional(),
  aliases: aliases.optional(),
  lang: language.optional(),
  permalink: address.optional(),
  redirectFrom: z.union([address, z.array(address)]).optional(),
  /** Address of the same page in another language, or several. */
  translation: z.union([address, z.array(address)]).optional(),
  translated: text.optional(),
  programs: z.literal('own').optional(),
  layout: text.optional(),
  pageLayout: text.optional(),
  pageClass: text.optional(),
  head: z.array(headTag).optional(),
  createTime: text.optional(),
  publishAt: text.optional(),
  tags: z.array(z.union([text, z.number().transform(String)])).optional(),
  sticky: z.union([z.boolean(), z.number()]).optional(),
  article: z.boolean().optional(),
  draft: z.boolean().optional(),
  cover: text.optional(),
  coverStyle: cover.optional(),
  excerpt: z.union([z.literal(false), text]).optional(),
  encrypt: z
    .union([
      z.boolean(),
      z.strictObject({
        title: z.boolean().optional(),
        tags: z.boolean().optional(),
        hint: text.optional(),
        hash: text.optional(),
      }),
    ])
    .optional(),
  copyright: z.union([z.boolean(), copyright]).optional(),
  comment: z.boolean().optional(),
  comments: z.boolean().optional(),
  commentID: text.optional(),
  editLink: z.boolean().optional(),
  lastUpdated: z.boolean().optional(),
  contributors: z.union([z.boolean(), z.array(text)]).optional(),
  changelog: z.boolean().optional(),
  related: z.boolean().optional(),
  prev: neighbour.optional(),
  next: neighbour.optional(),
  sidebar: z.boolean().optional(),
  order: z.number().optional(),
  aside: z.boolean().optional(),
  outline: z.union([z.boolean(), z.literal('deep'), level, z.tuple([level, level])]).optional(),
  readingTime: z.boolean().optional(),
  icon: text.optional(),
  badge: badge.optional(),
  navbar: z.boolean().optional(),
  footer: z.boolean().optional(),
  backToTop: z.boolean().optional(),
  bulletin: z.boolean().optional(),
  signDown: z.boolean().optional(),
  photoSwipe: z.union([z.boolean(), text]).optional(),
  plot: z
    .strictObject({
      trigger: z.enum(['hover', 'click']).optional(),
      effect: z.enum(['mask', 'blur']).optional(),
    })
    .optional(),
  search: z.boolean().optional(),
  config: z.array(homeSection).optional(),
  banner: text.optional(),
  hero: hero.optional(),
  list: friendList.optional(),
  groups: friendGroups.optional(),
})

export type Frontmatter = z.infer<typeof frontMatterSchema>
