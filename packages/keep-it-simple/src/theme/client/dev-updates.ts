import { PAGE_SHOWN } from '#browser/events.ts'
import { patchHtml } from '../body/patch-html.ts'
import { clientTag, mountModules, prepare } from './load.ts'
import { linksOf, showPage, swapHead } from './swap.ts'

/**
 * While pages are written: an edit changes what the open page says and nothing around it, so that the
 * place of the reader, an open tab and a typed word stay.
 */
const rootOf = (page: Document): HTMLElement => page.getElementById('root')!
/** The open page as it was written. It runs before every script that changes the page. */
let before = rootOf(document).cloneNode(true) as HTMLElement
let asked = 0

addEventListener(PAGE_SHOWN, () => {
  asked++
  before = rootOf(document).cloneNode(true) as HTMLElement
  listen()
})

async function update(): Promise<void> {
  const own = ++asked
  const response = await fetch(location.href)
  const after = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (own !== asked) return
  const modules =
    after.getElementById('kis-client') && (await prepare(after).catch(() => undefined))
  if (own !== asked) return
  if (!modules) return location.reload()
  keepSide(after)
  const written = rootOf(after).cloneNode(true) as HTMLElement
  const { modules: shown } = clientTag().dataset
  swapHead(after)
  document.body.className = after.body.className
  const added = patchHtml(rootOf(document), before.innerHTML, written.innerHTML)
  before = written
  const isSame = shown === clientTag().dataset['modules']
  if (isSame && added.every(isPlain)) return
  dispatchEvent(new Event(PAGE_SHOWN))
  before = written
  mountModules(showPage, modules)
}

/** A sidebar that came along from another page is as readers left it there. */
function keepSide(after: Document): void {
  const [old, next] = [before.querySelector('#side'), after.getElementById('side')]
  if (old && next && linksOf(old) === linksOf(next)) next.replaceWith(old.cloneNode(true))
}

/** What an element of a block has, outside of coloured code. */
const OF_BLOCKS = '[class], iframe, input, button'

/** Whether an edit touched nothing that a block of the page has to start. */
const isPlain = (added: Element): boolean =>
  !hasBlock(added) && ![...added.querySelectorAll(OF_BLOCKS)].some(hasBlock)

const hasBlock = (one: Element): boolean =>
  one.matches(OF_BLOCKS) && !one.matches('.prose, .panel, .switch') && !one.closest('pre')

/** A page may have been fetched before an edit and be shown after it. */
function listen(): void {
  const { content } = clientTag().dataset
  import.meta.hot?.send('content:listening', content)
}

listen()
import.meta.hot?.on('content:update', () => void update())
