import { z } from 'zod'
import { COLOUR } from '#model/colour.ts'

const text = z.string().trim().min(1)
const address = z.string().regex(/^\/(?!\/)/, 'must be an address that starts with one slash')
/** An address of the site, a place on the page, or an outside link; source files have no place here. */
const link = z
  .string()
  .regex(
    /^(?:\/(?!\/)|#|[a-z][a-z\d+.-]*:)/i,
    'must be an address like `/article/name/` or a whole URL',
  )
const badge = z.union([
  text,
  z.strictObject({ text, type: z.enum(['info', 'tip', 'warning', 'danger']).optional() }),
])
const neighbour = z.union([
  z.literal(false),
  address,
  z.strictObject({ text, link: address, icon: text.optional() }),
])
const pictureSize = {
  alt: z.string().optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
}
const picture = z.union([
  text,
  z.strictObject({ src: text, ...pictureSize }),
  z.strictObject({ light: text, dark: text, ...pictureSize }),
])
const leaf = z.strictObject({
  text,
  source: text.optional(),
  spine: z.array(text).max(2).optional(),
})
const action = z.strictObject({
  text,
  link,
  theme: z.enum(['brand', 'alt']).optional(),
  target: text.optional(),
  rel: text.optional(),
  icon: text.optional(),
  suffixIcon: text.optional(),
})
const hero = z.strictObject({
  name: text.optional(),
  tagline: text.optional(),
  text: text.optional(),
  image: picture.optional(),
  leaf: leaf.optional(),
  actions: z.array(action).optional(),
})
const feature = z.strictObject({
  icon: text.optional(),
  title: text,
  details: z.union([text, z.array(text)]).optional(),
  link: link.optional(),
  linkText: text.optional(),
})
const section = {
  full: z.boolean().optional(),
  backgroundImage: z.union([text, z.strictObject({ light: text, dark: text })]).optional(),
}
const illustrated = {
  ...section,
  image: picture.optional(),
  width: z.number().optional(),
  title: text.optional(),
  description: text.optional(),
  list: z
    .array(z.union([text, z.strictObject({ title: text, description: text.optional() })]))
    .optional(),
}
/** S3.18: what this page says differently from `profile` in site/config.ts. */
const profile = {
  name: text.optional(),
  description: text.optional(),
  avatar: text.optional(),
  url: text.optional(),
  location: text.optional(),
  organization: text.optional(),
  circle: z.boolean().optional(),
  originalWidth: z.number().positive().optional(),
  originalHeight: z.number().positive().optional(),
  layout: z.enum(['left', 'right']).optional(),
}
/** S2.4.5 */
const homeSection = z.discriminatedUnion('type', [
  z.strictObject({
    ...section,
    type: z.literal('banner'),
    banner: text.optional(),
    hero: hero.optional(),
  }),
  z.strictObject({ ...section, type: z.literal('hero'), hero: hero.optional() }),
  z.strictObject({ ...section, type: z.literal('doc-hero'), hero: hero.optional() }),
  z.strictObject({
    ...section,
    type: z.literal('features'),
    title: text.optional(),
    description: text.optional(),
    features: z.array(feature).optional(),
  }),
  z.strictObject({ ...illustrated, type: z.literal('text-image') }),
  z.strictObject({ ...illustrated, type: z.literal('image-text') }),
  z.strictObject({ ...section, ...profile, type: z.literal('profile') }),
  z.strictObject({ ...section, type: z.literal('posts'), collection: text.optional() }),
  z.strictObject({ ...section, type: z.literal('blog'), collection: text.optional() }),
  z.strictObject({ ...section, type: z.literal('custom') }),
])
const oneColour = z.string().trim().regex(COLOUR, 'must be a CSS colour')
const colour = z.union([oneColour, z.strictObject({ light: oneColour, dark: oneColour })])
/** S3.19 */
const friend = z.strictObject({
  name: text,
  link,
  avatar: text.optional(),
  desc: text.optional(),
  location: text.optional(),
  organization: text.optional(),
  socials: z.array(z.strictObject({ icon: text, link: text })).optional(),
  color: colour.optional(),
  backgroundColor: colour.optional(),
  nameColor: colour.optional(),
})
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
    .union([z.string().regex(/^\d+(?:\.\d+)?[:/]\d+(?:\.\d+)?$/), z.number().positive()])
    .optional(),
  width: z.number().positive().optional(),
  compact: z.boolean().optional(),
})
const level = z.number().int().min(2).max(6)
/** Pages describe themselves; what runs or loads something belongs to `site/config.ts`. */
const headTag = z.union([
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
])

/** Every key an author may write (S3.4, S3.9). A key that is not here is a mistake and is reported. */
export const frontMatterSchema = z.strictObject({
  title: text,
  description: text.optional(),
  lang: z.enum(['zh-CN', 'en-US']).optional(),
  permalink: address.optional(),
  redirectFrom: z.union([address, z.array(address)]).optional(),
  /** Address of the same page in the other language. */
  translation: address.optional(),
  layout: text.optional(),
  pageLayout: text.optional(),
  pageClass: text.optional(),
  head: z.array(headTag).optional(),
  createTime: text.optional(),
  tags: z.array(z.union([text, z.number().transform(String)])).optional(),
  sticky: z.union([z.boolean(), z.number()]).optional(),
  article: z.boolean().optional(),
  draft: z.boolean().optional(),
  cover: text.optional(),
  coverStyle: cover.optional(),
  excerpt: z.union([z.literal(false), text]).optional(),
  encrypt: z.boolean().optional(),
  copyright: z.union([z.boolean(), copyright]).optional(),
  comment: z.boolean().optional(),
  comments: z.boolean().optional(),
  commentID: text.optional(),
  editLink: z.boolean().optional(),
  lastUpdated: z.boolean().optional(),
  contributors: z.union([z.boolean(), z.array(text)]).optional(),
  changelog: z.boolean().optional(),
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
  list: z.array(friend).optional(),
  groups: z
    .array(z.strictObject({ title: text.optional(), desc: text.optional(), list: z.array(friend) }))
    .optional(),
})

export type Frontmatter = z.infer<typeof frontMatterSchema>
