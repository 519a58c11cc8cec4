import { enUSBlocks } from '#locale/blocks/en-US.ts'
import { zhCNBlocks } from '#locale/blocks/zh-CN.ts'
import type { BlockWords } from '#locale/blocks/words.ts'
import { enUS } from '#locale/en-US.ts'
import type { Strings } from '#locale/strings.ts'
import { zhCN } from '#locale/zh-CN.ts'
import type { Lang } from '#model/locale.ts'

export type PressStrings = Strings & BlockWords

const ALL: Readonly<Record<Lang, PressStrings>> = {
  'zh-CN': { ...zhCN, ...zhCNBlocks },
  'en-US': { ...enUS, ...enUSBlocks },
}

/** Words of the interface that the press itself writes into pages. */
export function strings(lang: Lang): PressStrings {
  return ALL[lang]
}
