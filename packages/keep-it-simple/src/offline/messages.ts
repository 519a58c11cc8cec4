import type { OfflineMessage } from '#model/offline.ts'

const TYPES = new Set(['read', 'save', 'unsave', 'forget', 'take-over'])

/** Extensions and old releases may send anything. */
export function isOfflineMessage(data: unknown): data is OfflineMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    TYPES.has(String((data as { readonly type?: unknown }).type))
  )
}
