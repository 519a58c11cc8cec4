import type { PageData } from '#model/page.ts'
import { mountAssets } from '#theme/page-assets/registry.ts'
import { PAGE_SHOWN } from './page-shown.ts'

const main = () => document.getElementById('main')
const password = () => document.querySelector<HTMLInputElement>('#password')

/**
 * Where an extension or a translator has changed the document, React draws the page anew, and every
 * element is another one. What is called then lets blocks begin anew, and puts back what was typed.
 */
export function beginAnew(): (page: PageData) => void {
  const before = main()
  const { value = '' } = password() ?? {}
  const hadFocus = document.activeElement === password()
  return (page) => {
    if (main() === before) return
    dispatchEvent(new Event(PAGE_SHOWN))
    const leave = mountAssets((page.type === 'content' && page.assets) || [])
    addEventListener(PAGE_SHOWN, leave, { once: true })
    const field = password()
    if (!field) return
    field.value ||= value
    if (hadFocus) field.focus()
  }
}
