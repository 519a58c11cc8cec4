import { join } from 'node:path'
import { buildMoment } from '#config/build-moment.ts'
import { authorTheme } from '#config/author/theme.ts'
import { columnWidth } from '#config/tokens/column-width.ts'
import { siteColours } from '#config/tokens/site-colours.ts'
import { resolveCollection, type Collection } from '#model/collection.ts'
import type { SiteColours } from '#model/palette.ts'
import type { PictureEncoding } from '#model/pictures.ts'
import type { SiteSettings } from '#model/site-settings.ts'
import type {
  Abbreviations,
  KnownContributor,
  Navigation,
  RedirectMap,
  SiteConfig,
} from '#model/site.ts'
import type { Hooks } from '#model/hooks.ts'
import type { LockSettings } from '#model/lock.ts'
import type { AuthorWords } from '#locale/words.ts'
import type { RuleSettings } from '#model/rules.ts'
import type { TagVocabulary } from '#model/tag.ts'
import type { IslandBundle } from '#model/island.ts'
import { authorLayouts } from '#config/author/layouts.ts'
import { readPasswords } from './locks/passwords.ts'

/** Everything the compiler reads besides the pages. */
export interface CompilerSettings {
  /** Absolute path of the project (or of a tiny site in a test). */
  readonly root: string
  /** Absolute path of the file the settings begin in; diagnostics find their lines in it. */
  readonly settingsFile?: string
  readonly docs: string
  /** Files copied as they are; also where root-relative pictures are looked for. */
  readonly publicDir: string
  /** What `npx kis verify` has executed; pages say so beneath the output. */
  readonly proofs: string
  /** Drawings of diagrams. They are committed, and it is the only such folder a build writes to. */
  readonly drawings: string
  /** The tokens as literal colours, those of the author's `theme.css` included. */
  readonly colours: SiteColours
  /** Where the compiler writes. */
  readonly out: string
  /** Files generated from the content. Their names carry hashes, so all page stores share them. */
  readonly generated: string
  readonly site: SiteConfig
  readonly collections: readonly Collection[]
  readonly redirects: RedirectMap
  /** Its links are checked like any other. */
  readonly navigation: Navigation
  readonly abbreviations: Abbreviations
  /** Files of the author's layouts, by name. */
  readonly layouts: Readonly<Record<string, string>>
  /** The author's islands, bundled to be drawn; absent where there are none. */
  readonly islands?: IslandBundle
  /** The author's words of the interface by language; what is missing is borrowed. */
  readonly words?: AuthorWords
  readonly people: readonly KnownContributor[]
  readonly locks: LockSettings
  /** The tags of the rule `tag-vocabulary`; empty: any tag will do. */
  readonly tags: TagVocabulary
  /** Matters of taste; asked by `check` only. */
  readonly rules: RuleSettings
  /** How pictures are made smaller; absent where they are published as they are. */
  readonly encoding?: PictureEncoding
  /** Whether pictures are encoded that were not yet; without, a page shows their originals. */
  readonly encodes: boolean
  /** The author's functions; they stay in this thread. */
  readonly hooks?: Hooks
  /** Secret. */
  readonly passwords: readonly string[]
  /** Drafts, and pages whose time has not come, are pages only while writing. */
  readonly drafts: boolean
  /** The moment of this run, in milliseconds, taken once; pages with a later `publishAt` are held back. */
  readonly now: number
  readonly workers: number
}

/** A site's settings and the places of its folder. */
export function compilerSettings(
  root: string,
  own: SiteSettings,
  override: Partial<CompilerSettings> = {},
): CompilerSettings {
  const { site, collections, redirects, navigation, abbreviations, people, locks, tags, rules } =
    own
  const { hooks, pictures } = own
  const theme = authorTheme(root)
  return {
    root,
    docs: join(root, 'docs'),
    publicDir: join(root, 'public'),
    proofs: join(root, 'verified.txt'),
    drawings: join(root, 'drawings'),
    out: join(root, '.content'),
    generated: join(root, '.content/generated'),
    site,
    collections: collections.map(resolveCollection),
    redirects,
    navigation,
    abbreviations,
    people,
    locks,
    tags,
    rules,
    hooks,
    layouts: authorLayouts(root),
    colours: siteColours(theme),
    passwords: readPasswords(root),
    ...(pictures.formats.length > 0 && {
      encoding: { ...pictures, column: columnWidth(theme) },
    }),
    encodes: false,
    drafts: false,
    now: buildMoment(process.env),
    workers: 2,
    ...override,
  }
}
