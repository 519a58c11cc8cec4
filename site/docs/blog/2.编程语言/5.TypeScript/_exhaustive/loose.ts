import type { Event, State } from './event.ts'

export function reduce(state: State, event: Event): State {
  switch (event.kind) {
    case 'start':
      return { phase: 'running', percent: 0 }
    case 'progress':
      return { ...state, percent: Math.floor((event.done / event.total) * 100) }
    case 'finish':
      return { phase: 'done', percent: 100 }
  }
}

export function describe(event: Event) {
  switch (event.kind) {
    case 'start':
      return `开始下载 ${event.url}`
    case 'progress':
      return `${event.done} / ${event.total}`
    case 'finish':
      return `完成，共 ${event.bytes} 字节`
  }
}

export function log(event: Event): void {
  switch (event.kind) {
    case 'start':
      console.log('start', event.url)
      break
    case 'progress':
      break
    case 'finish':
      console.log('finish', event.bytes)
      break
  }
}

export function icon(event: Event): string {
  switch (event.kind) {
    case 'start':
      return '▶'
    case 'progress':
      return '…'
    default:
      return '✓'
  }
}
