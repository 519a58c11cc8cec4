import type { ClientContext } from '#model/block-module.ts'
import { onStored, readStored, writeStored } from '#browser/storage.ts'
import { idOf } from '#browser/hash.ts'

/** S4.18: the choice of each group is remembered, and all tabs of the group on the page follow it. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const restore = () => {
    for (const [group, value] of Object.entries(readChoices())) follow(content, group, value)
    letBeFound(content)
  }
  const choose = ({ target }: Event) => {
    const input = target as HTMLInputElement
    const group = groupOf(input)
    if (group === undefined) return letBeFound(content)
    const before = input.getBoundingClientRect().top
    remember(input)
    follow(content, group, input.value)
    letBeFound(content)
    // What followed above it must not push the tabs away from under the pointer.
    scrollBy({ top: input.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  const show = () => revealTarget(content)
  const found = ({ target }: Event) => {
    reveal((target as Element).closest<HTMLElement>('.panel'))
    letBeFound(content)
  }
  // What was chosen before this was here.
  for (const input of content.querySelectorAll<HTMLInputElement>('.choices input'))
    if (input.checked && !input.defaultChecked) remember(input)
  restore()
  show()
  content.addEventListener('change', choose, { signal })
  content.addEventListener('beforematch', found, { signal })
  addEventListener('hashchange', show, { signal })
  signal.addEventListener('abort', onStored('kis:tabs', restore))
}

/** The group a button of some tabs belongs to, if those have one. */
const groupOf = (input: HTMLInputElement): string | undefined =>
  input.closest('.choices')?.closest<HTMLElement>('.switch')?.dataset['group']

function remember(input: HTMLInputElement): void {
  const group = groupOf(input)
  if (group !== undefined)
    writeStored('kis:tabs', JSON.stringify({ ...readChoices(), [group]: input.value }))
}

function follow(content: HTMLElement, group: string, value: string): void {
  for (const tabs of content.querySelectorAll<HTMLElement>('.switch[data-group]')) {
    if (tabs.dataset['group'] !== group) continue
    for (const input of tabs.querySelectorAll<HTMLInputElement>(':scope > .choices input'))
      if (input.value === value) input.checked = true
  }
}

/** A link may lead to a heading on a tab that is not shown. */
function revealTarget(content: HTMLElement): void {
  const target = document.getElementById(idOf(location))
  if (!target || !content.contains(target)) return
  const panel = target.closest<HTMLElement>('.panel')
  if (!panel || target.checkVisibility()) return
  reveal(panel)
  letBeFound(content)
  target.scrollIntoView()
}

/** The panel and those around it are chosen. */
function reveal(panel: HTMLElement | null): void {
  for (; panel; panel = panel.parentElement!.closest<HTMLElement>('.panel')) {
    const input = panel.parentElement!.querySelector<HTMLInputElement>(choiceOf(panel))
    if (input) input.checked = true
  }
}

const choiceOf = (panel: HTMLElement): string =>
  `:scope > .choices [data-n="${panel.dataset['n']}"]`

/** Finding in the page looks into panels that are not shown, where a browser can say so. */
function letBeFound(content: HTMLElement): void {
  if (!('onbeforematch' in content)) return
  for (const panel of content.querySelectorAll<HTMLElement>('.switch > .panel')) {
    const input = panel.parentElement!.querySelector<HTMLInputElement>(choiceOf(panel))
    if (input?.checked === false) panel.setAttribute('hidden', 'until-found')
    else panel.removeAttribute('hidden')
  }
}

/** Whatever is in the store, only words for words come out. */
function readChoices(): Record<string, string> {
  try {
    const stored = JSON.parse(readStored('kis:tabs') ?? '{}') as Record<string, unknown>
    const pairs = Object.entries(stored ?? {})
    return Object.fromEntries(
      pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    )
  } catch {
    return {}
  }
}
