import type { Event, Kind } from './event.ts'

type Handlers = { [K in Kind]: (event: Extract<Event, { kind: K }>) => string }

export const label = {
  start: (event) => `开始下载 ${event.url}`,
  progress: (event) => `${event.done} / ${event.total}`,
  finish: (event) => `完成，共 ${event.bytes} 字节`,
} satisfies Handlers

export const icons = { start: '▶', progress: '…', finish: '✓' } satisfies Record<Kind, string>
