import type { CommentPlan } from '#model/comments.ts'

/** Milliseconds within which the widget has to send a message. */
const LIMIT = 15_000

export interface Discussion {
  readonly element: HTMLElement
  /** Resolves when the widget sends a message; fails when it stays silent. A frame's own events say nothing. */
  readonly answered: Promise<void>
  readonly paint: (theme: string) => void
  readonly close: () => void
}

/** S7.6: giscus, its own web component in a frame of its own host. */
export function openDiscussion({ host, widget }: CommentPlan, theme: string): Discussion {
  const element = document.createElement('giscus-widget')
  for (const [name, value] of Object.entries({ ...widget, theme }))
    element.setAttribute(name, value)
  const over = new AbortController()
  const answered = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('silent')), LIMIT)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const frame = element.shadowRoot?.querySelector('iframe')
      if (origin !== host || !frame || source !== frame.contentWindow) return
      if (typeof data !== 'object' || data === null || !('giscus' in data)) return
      clearTimeout(timer)
      resolve()
    }
    addEventListener('message', hear, { signal: over.signal })
    import('giscus').catch(reject)
  })
  return {
    element,
    answered,
    paint: (shade) => element.setAttribute('theme', shade),
    close: () => {
      over.abort()
      element.remove()
    },
  }
}
