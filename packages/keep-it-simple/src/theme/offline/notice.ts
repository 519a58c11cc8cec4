import './notice.css'

interface Notice {
  readonly text: string
  /** The word on the button that closes it. */
  readonly close: string
  readonly act?: { readonly word: string; readonly done: () => void }
}

const idOf = (name: string): string => `notice-${name}`

/** A line at the foot of the window, spoken once, in nobody's way; one of a kind at a time. */
export function showNotice(name: string, { text, close, act }: Notice): void {
  closeNotice(name)
  const line = document.createElement('p')
  const box = document.createElement('div')
  box.id = idOf(name)
  box.className = 'notice'
  box.role = 'status'
  box.lang = document.documentElement.lang
  box.append(line)
  if (act) box.append(button(act.word, act.done))
  box.append(button(close, () => closeNotice(name)))
  document.body.append(box)
  // A live region speaks of what changes in it, not of what it comes with.
  line.textContent = text
}

export function closeNotice(name: string): void {
  const box = document.getElementById(idOf(name))
  const focused = box?.contains(document.activeElement)
  box?.remove()
  if (focused) document.getElementById('main')?.focus({ preventScroll: true })
}

function button(word: string, done: () => void): HTMLElement {
  const control = document.createElement('button')
  control.type = 'button'
  control.className = 'btn btn--small'
  control.textContent = word
  control.addEventListener('click', done)
  return control
}
