import { enUS } from '#locale/en-US.ts'
import type { Strings } from '#locale/strings.ts'
import { zhCN } from '#locale/zh-CN.ts'
import type { Lang } from '#model/locale.ts'

const ALL: Readonly<Record<Lang, Strings>> = { 'zh-CN': zhCN, 'en-US': enUS }

/** Words of the interface that the press itself writes into pages. */
export function strings(lang: Lang): Strings {
  return ALL[lang]
}
