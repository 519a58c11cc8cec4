import { copyText } from '#browser/clipboard.ts'
import { sayCopied } from './say-copied.ts'

/** Copies the file a link leads to. Where that fails the link is a link. */
export async function copyPage(link: HTMLElement): Promise<void> {
  const { href } = link as HTMLAnchorElement
  if (link.dataset['copied'] !== undefined) return
  try {
    const response = await fetch(href)
    if (response.ok && (await copyText(await response.text())))
      return sayCopied(link, document.body)
  } catch {
    // The browser says what is wrong with the connection.
  }
  location.assign(href)
}
