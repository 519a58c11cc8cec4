import '../lock/lock.css'
import { ACT } from '#browser/events.ts'
import type { PageContext } from '#model/block-module.ts'
import { isSoundSeal, normalPassword, type LockPrompt } from '#model/seal.ts'
import { fromPathname } from '#model/path.ts'
import { deriveKey } from '../lock/derive.ts'
import { LockSession } from '../lock/lock-session.ts'
import { fromBase64, openSeal } from '../lock/open-seal.ts'

const session = new LockSession()
/** Pages of this visit as HTML, by their encrypted files: going back decrypts nothing again. */
const opened = new Map<string, string>()

/** A locked page that a key of this visit opens is shown at once. */
export async function replace(page: Document, at: URL): Promise<Document | undefined> {
  const form = formIn(page)
  if (!form || !canDecrypt()) return undefined
  const prompt = promptOf(form)
  const path = fromPathname(prompt.base, at.pathname) ?? '/'
  const known = opened.get(`${path} ${prompt.seal.file}`)
  if (known !== undefined) return parse(known)
  for (const { key } of await session.keys()) {
    const found = await openWith(key, path, prompt).catch(() => undefined)
    if (found) return found
  }
  return undefined
}

/** S2.6.13: the prompt of a locked page; on one that was unlocked, the way to lock it again. */
export function mount(_main: HTMLElement, { signal, show: showPage }: PageContext): void {
  document
    .querySelector('.relock button')
    ?.addEventListener('click', () => void lockAgain(showPage), { signal })
  const form = formIn(document)
  if (!form) return
  const show = stateOf(form)
  if (!canDecrypt()) show('insecure')
  const field = form.querySelector<HTMLInputElement>('#password')!
  let isBusy = false
  const submit = async () => {
    if (isBusy || !canDecrypt()) return
    isBusy = true
    show('busy')
    const outcome = await unlock(field.value, form)
    isBusy = false
    // The reader may have left meanwhile.
    if (signal.aborted) return
    if (typeof outcome !== 'string') return void showPage(outcome)
    show(outcome)
    if (outcome !== 'wrong') return
    field.focus()
    field.select()
  }
  form.addEventListener('submit', () => void submit(), { signal })
  // Its button has an action, so that a press before this was here is not lost.
  form.addEventListener(ACT, () => void submit(), { signal })
  field.addEventListener('input', () => isBusy || show('ready'), { signal })
}

type State = 'ready' | 'busy' | 'wrong' | 'failed' | 'insecure'

/** S4.7: loading while the password is checked, an error mark that typing clears. */
function stateOf(form: HTMLFormElement): (state: State) => void {
  const field = form.querySelector<HTMLInputElement>('#password')!
  const said = form.querySelector<HTMLElement>('[role=status]')!
  const words = JSON.parse(form.dataset['says'] ?? '{}') as Partial<Record<State, string>>
  return (state) => {
    field.toggleAttribute('aria-invalid', false)
    if (state === 'wrong') field.ariaInvalid = 'true'
    const button = form.querySelector('button')!
    if (state === 'busy') button.ariaBusy = 'true'
    else button.removeAttribute('aria-busy')
    // S8.6: a wrong password only marks the field; what is wrong is spoken.
    said.className = state === 'failed' || state === 'insecure' ? 'gate-problem' : 'sr'
    said.textContent = words[state] ?? ''
  }
}

/** The check is the opening itself: nothing is published that a password could be compared with. */
async function unlock(password: string, form: HTMLFormElement): Promise<Document | State> {
  const prompt = promptOf(form)
  const normal = normalPassword(password)
  if (normal === undefined || !isSoundSeal(prompt.seal)) return 'wrong'
  const { salt, cost } = prompt.seal
  try {
    const key = await deriveKey({ password: normal, salt: fromBase64(salt), cost })
    const found = await openWith(key, fromPathname(prompt.base, location.pathname) ?? '/', prompt)
    if (found) await session.add({ key, scope: prompt.scope })
    return found ?? 'wrong'
  } catch {
    // Its file may have gone with a new release, which has another.
    const fresh = await documentHere().then(formIn, () => undefined)
    if (fresh) form.dataset['prompt'] = fresh.dataset['prompt']
    return 'failed'
  }
}

/** S4.5, the other way: nothing of what was unlocked stays. */
async function lockAgain(showPage: PageContext['show']): Promise<void> {
  opened.clear()
  await session.forget()
  await documentHere()
    .then(showPage)
    .catch(() => location.reload())
}

async function documentHere(): Promise<Document> {
  const response = await fetch(location.pathname + location.search)
  return parse(await response.text())
}

async function openWith(
  key: CryptoKey,
  path: string,
  { seal }: LockPrompt,
): Promise<Document | undefined> {
  const html = await openSeal(key, path, seal)
  if (html === undefined) return undefined
  opened.set(`${path} ${seal.file}`, html)
  return parse(html)
}

const formIn = (page: Document): HTMLFormElement | null =>
  page.querySelector<HTMLFormElement>('.gate[data-prompt]')

const promptOf = (form: HTMLFormElement): LockPrompt =>
  JSON.parse(form.dataset['prompt']!) as LockPrompt

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** Browsers decrypt over secure connections only. */
const canDecrypt = (): boolean => globalThis.crypto?.subtle !== undefined
