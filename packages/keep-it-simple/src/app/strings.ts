import type { Strings } from '#locale/strings.ts'
import type { Lang } from '#model/locale.ts'

/** One chunk per language: a reader loads the words of the pages they read. */
const LOADERS: Readonly<Record<Lang, () => Promise<Strings>>> = {
  'zh-CN': async () => (await import('#locale/zh-CN.ts')).zhCN,
  'en-US': async () => (await import('#locale/en-US.ts')).enUS,
}

const loaded = new Map<Lang, Strings>()

export async function loadStrings(lang: Lang): Promise<void> {
  if (!loaded.has(lang)) loaded.set(lang, await LOADERS[lang]())
}

/**
 * After {@link loadStrings}, which the loader of every route sees to. When a load failed, the other
 * language's words are better than none.
 */
export function stringsOf(lang: Lang): Strings {
  const strings = loaded.get(lang) ?? loaded.values().next().value
  if (!strings) throw new Error(`The words of ${lang} are not loaded`)
  return strings
}
