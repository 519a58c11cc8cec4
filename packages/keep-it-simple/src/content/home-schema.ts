import { z } from 'zod'
import { kind } from '#config/schema/setting.ts'
import { link, positive, text } from './schema-parts.ts'

const pictureSize = {
  alt: z.string().optional(),
  width: positive.optional(),
  height: positive.optional(),
}
const picture = z.union([
  text,
  z.strictObject({ src: text, ...pictureSize }),
  z.strictObject({ light: text, dark: text, ...pictureSize }),
])
const quotePanel = z.strictObject({
  text,
  source: text.optional(),
  spine: kind(z.array(text).max(2), 'a list of at most two lines').optional(),
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
export const hero = z.strictObject({
  name: text.optional(),
  tagline: text.optional(),
  text: text.optional(),
  image: picture.optional(),
  quotePanel: quotePanel.optional(),
  actions: z.array(action).optional(),
})
const feature = z.strictObject({
  icon: text.optional(),
  title: text,
  details: z.union([text, z.array(text)]).optional(),
  link: link.optional(),
  linkText: text.optional(),
  series: text.optional(),
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
/** S3.18: what this page says differently from `profile` in site.config.ts. */
const profile = {
  name: text.optional(),
  description: text.optional(),
  avatar: text.optional(),
  url: text.optional(),
  location: text.optional(),
  organization: text.optional(),
  circle: z.boolean().optional(),
  originalWidth: positive.optional(),
  originalHeight: positive.optional(),
  layout: z.enum(['left', 'right']).optional(),
}
const postsSection = { title: text.optional(), collection: text.optional() }
const opening = {
  hero: hero.optional(),
  body: z.boolean().optional(),
  latest: z.boolean().optional(),
  collection: text.optional(),
}
/** S2.4.5 */
export const homeSection = z.discriminatedUnion('type', [
  z.strictObject({
    ...section,
    type: z.literal('banner'),
    banner: text.optional(),
    hero: hero.optional(),
  }),
  z.strictObject({ ...section, ...opening, type: z.literal('hero') }),
  z.strictObject({ ...section, ...opening, type: z.literal('doc-hero') }),
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
  z.strictObject({ ...section, ...postsSection, type: z.literal('posts') }),
  z.strictObject({ ...section, ...postsSection, type: z.literal('blog') }),
  z.strictObject({
    ...section,
    type: z.literal('custom'),
    title: text.optional(),
    description: text.optional(),
  }),
])
