import { PROGRESS_MINIMUM, PROGRESS_SPEED, PROGRESS_TRICKLE, trickle } from '#model/progress.ts'

/** S2.6.14, S9.14: a line at the top while a page is fetched. Returns what fills it and takes it away. */
export function showProgress(label: string): () => void {
  const bar = document.createElement('div')
  bar.className = 'progress'
  bar.role = 'progressbar'
  bar.ariaLabel = label
  bar.ariaValueMin = '0'
  bar.ariaValueMax = '100'
  let done = 0
  const show = (next: number) => {
    done = next
    bar.style.setProperty('--done', String(done))
    bar.ariaValueNow = String(Math.round(done * 100))
  }
  show(PROGRESS_MINIMUM)
  document.body.append(bar)
  const timer = setInterval(() => show(trickle(done, Math.random())), PROGRESS_TRICKLE)
  return () => {
    clearInterval(timer)
    show(1)
    setTimeout(() => {
      bar.dataset['fading'] = ''
      setTimeout(() => bar.remove(), PROGRESS_SPEED)
    }, PROGRESS_SPEED)
  }
}
