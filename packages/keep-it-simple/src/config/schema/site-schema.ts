import { z } from 'zod'
import { collections } from './collections.ts'
import { identity } from './identity.ts'
import { navigation } from './navigation.ts'
import { place } from './place.ts'
import { publishing } from './publishing.ts'
import { reading } from './reading.ts'
import { services } from './services.ts'

/** The settings by topic, in the order of the reference. */
export const TOPICS = {
  'The site and its languages': place,
  'The author': identity,
  Pages: { ...collections, ...navigation },
  Reading: reading,
  'Services of others': services,
  'Read at build only': publishing,
} as const

/** Everything an author may write in `site.config.ts`; another key is a mistake. */
export const siteSchema = z.strictObject({
  ...place,
  ...identity,
  ...collections,
  ...navigation,
  ...reading,
  ...services,
  ...publishing,
})
