import type { Lang } from '#model/locale.ts'
import { enUSOffline } from './en-US.ts'
import { zhCNOffline } from './zh-CN.ts'

/** Said when there is no line, so none of them may have to be fetched then: both languages in one chunk. */
export interface OfflineWords {
  readonly title: string
  readonly text: string
  readonly kept: string
  readonly none: string
  readonly later: string
  readonly remove: string
  readonly removed: string
  readonly stay: string
  readonly newVersion: string
  readonly takeIt: string
  readonly close: string
  readonly notSaved: string
  readonly searched: string
}

export function offlineWords(lang: Lang): OfflineWords {
  return lang === 'zh-CN' ? zhCNOffline : enUSOffline
}
