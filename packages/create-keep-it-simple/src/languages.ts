/** Languages the engine's interface speaks; starter texts exist for the same two. */
export const BUILT_IN = ['zh-CN', 'en-US'] as const
export type BuiltIn = (typeof BUILT_IN)[number]

/** What people write for short. */
const SHORT: Readonly<Record<string, BuiltIn>> = { zh: 'zh-CN', en: 'en-US' }
export const LABELS: Readonly<Record<BuiltIn, string>> = { 'zh-CN': '简体中文', 'en-US': 'English' }

export interface Language {
  /** BCP 47, in canonical form. */
  readonly tag: string
  /** Its own name, for the menu of languages. */
  readonly label: string
  /** `/` for the first, `/en/` for others. */
  readonly prefix: string
  /** Whose starter texts it gets. */
  readonly texts: BuiltIn
}

/** Gives the canonical tag, or nothing when it is none. */
export function canonicalTag(name: string): string | undefined {
  try {
    const [tag] = Intl.getCanonicalLocales(name.trim())
    return tag === undefined ? undefined : (SHORT[tag] ?? tag)
  } catch {
    return undefined
  }
}

export function describeLanguages(tags: readonly string[]): Language[] {
  const primary = (tag: string) => tag.split('-')[0] ?? tag
  const isAlone = (tag: string) => tags.filter((one) => primary(one) === primary(tag)).length === 1
  return tags.map((tag, index) => ({
    tag,
    label: labelOf(tag, isAlone(tag) ? primary(tag) : tag),
    prefix: index === 0 ? '/' : `/${(isAlone(tag) ? primary(tag) : tag).toLowerCase()}/`,
    texts: primary(tag) === 'zh' ? 'zh-CN' : 'en-US',
  }))
}

export const isBuiltIn = (tag: string): tag is BuiltIn =>
  (BUILT_IN as readonly string[]).includes(tag)

/** 日本語, Français: by its own name, with a capital where the script has one. */
function labelOf(tag: string, shown: string): string {
  if (isBuiltIn(tag)) return LABELS[tag]
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(shown) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
