import type { Event, Kind } from './event.ts'

type Raw = Readonly<Record<string, unknown>>

/** 每种事件一个解码器：少一个就编译不过。 */
const decoders: Record<Kind, (raw: Raw) => Event | undefined> = {
  start: ({ url }: Raw) => (typeof url === 'string' ? { kind: 'start', url } : undefined),
  progress: ({ done, total }: Raw) =>
    typeof done === 'number' && typeof total === 'number'
      ? { kind: 'progress', done, total }
      : undefined,
  finish: ({ bytes }: Raw) => (typeof bytes === 'number' ? { kind: 'finish', bytes } : undefined),
}

const isKind = (kind: unknown): kind is Kind =>
  typeof kind === 'string' && Object.hasOwn(decoders, kind)

export function parseEvent(text: string): Event | undefined {
  const raw: unknown = JSON.parse(text)
  if (typeof raw !== 'object' || raw === null) return undefined
  const { kind, ...rest } = raw as Raw
  return isKind(kind) ? decoders[kind](rest) : undefined
}
