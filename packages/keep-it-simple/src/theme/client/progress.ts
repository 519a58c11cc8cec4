/** S9.14: where the bar starts; one step of it, and its fading, in milliseconds. */
const MINIMUM = 0.08
const SPEED = 200
const TRICKLE = 800
/** The largest step the bar moves by itself; the real progress is unknown. */
const STEP = 0.02
/** Only arrival fills it. */
const ALMOST = 0.994

/** S2.6.14, S9.14: a line at the top while a page is fetched. Returns what fills it and takes it away. */
export function showProgress(label: string): () => void {
  const bar = document.createElement('div')
  bar.className = 'progress'
  bar.role = 'progressbar'
  bar.ariaLabel = label
  let done = MINIMUM
  const show = () => {
    bar.style.setProperty('--done', String(done))
    bar.ariaValueNow = String(Math.round(done * 100))
  }
  show()
  document.body.append(bar)
  const timer = setInterval(() => {
    done = Math.min(ALMOST, done + Math.random() * STEP)
    show()
  }, TRICKLE)
  return () => {
    clearInterval(timer)
    done = 1
    show()
    setTimeout(() => {
      bar.dataset['fading'] = ''
      setTimeout(() => bar.remove(), SPEED)
    }, SPEED)
  }
}
