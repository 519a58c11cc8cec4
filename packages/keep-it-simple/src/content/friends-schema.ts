import { z } from 'zod'
import { kind } from '#config/schema/setting.ts'
import { COLOUR } from '#model/colour.ts'
import { link, text } from './schema-parts.ts'

const oneColour = kind(z.string().trim().regex(COLOUR), 'a CSS colour')
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
export const friendList = z.array(friend)
export const friendGroups = z.array(
  z.strictObject({ title: text.optional(), desc: text.optional(), list: friendList }),
)
