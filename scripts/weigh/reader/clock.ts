interface Kept {
  /** Waits until `isDone`, and then for the paint; milliseconds since the reader's last click or key. */
  readonly until: (isDone: () => boolean) => Promise<number>
}

declare global {
  interface Window {
    kept: Kept
  }
}

/** Runs in every document before its own scripts; times are of the machine, so that one may begin in another document. */
export function keepTime(): void {
  const key = 'weigh:acted'
  const now = () => performance.timeOrigin + performance.now()
  const note = ({ timeStamp }: Event) =>
    sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp))
  for (const type of ['click', 'keydown']) addEventListener(type, note, { capture: true })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const painted = async () => {
    await frame()
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true })
      port1.start()
      port2.postMessage('')
    })
  }
  window.kept = {
    until: async (isDone) => {
      while (!isDone()) await frame()
      await painted()
      return now() - Number(sessionStorage.getItem(key))
    },
  }
}

/** In the document that came: how long after the click it was painted first. */
export function paintedAfterClick(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [arrival] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    readonly activationStart?: number
  })[]
  const seen = Math.max(paint?.startTime ?? Number.NaN, arrival?.activationStart ?? 0)
  return performance.timeOrigin + seen - Number(sessionStorage.getItem('weigh:acted'))
}
