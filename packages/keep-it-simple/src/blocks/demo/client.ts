import type { ClientContext } from '#model/block-module.ts'
/** A demo that grows without end must not take the page with it. */
const MIN_HEIGHT = 40
const MAX_HEIGHT = 2000

/** Gives each frame the page's appearance, and as much room as it says it needs. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const root = document.documentElement
  const frames = [...content.querySelectorAll<HTMLIFrameElement>('iframe.demo-stage')]
  const night = matchMedia('(prefers-color-scheme: dark)')
  const sendAppearance = (frame: HTMLIFrameElement) => {
    const chosen = root.dataset['theme']
    const appearance =
      chosen === 'light' || chosen === 'dark' ? chosen : night.matches ? 'dark' : 'light'
    // The frame has no origin that could be named.
    frame.contentWindow?.postMessage({ appearance }, '*')
  }
  const sendToAll = () => frames.forEach(sendAppearance)
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    const frame = frames.find((one) => one.contentWindow === source)
    const height =
      frame && data && typeof data === 'object' && 'demo' in data ? data.demo : undefined
    if (typeof height !== 'number' || !Number.isFinite(height)) return
    frame!.height = String(Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Math.ceil(height))))
  }
  const onLoad = (event: Event) => {
    if (event.target instanceof HTMLIFrameElement) sendAppearance(event.target)
  }
  const watch = new MutationObserver(sendToAll)
  watch.observe(root, { attributeFilter: ['data-theme'] })
  signal.addEventListener('abort', () => watch.disconnect())
  night.addEventListener('change', sendToAll, { signal })
  addEventListener('message', onMessage, { signal })
  content.addEventListener('load', onLoad, { signal, capture: true })
  sendToAll()
}
