import { report } from '../page-env.ts'
import {
  closeElement,
  openElement,
  pushInline,
  type Container,
  type ContainerBlock,
} from './container.ts'
import { numberOption, optionsOf } from './options.ts'

/** More columns than this are narrower than a word. */
const MOST_COLUMNS = 4

/** `::: card Title link=/address/` … `:::`; the title may also be `title="…"`. */
export const card: ContainerBlock = {
  names: ['card'],
  draw: (container) => {
    optionsOf(container, { keys: ['title', 'link'] })
    container.env.assets.add('cards')
    const title = container.values['title'] ?? container.words
    openElement(container, 'div', { class: 'card' })
    drawTitle(container, title, container.values['link'])
    container.inside()
    closeElement(container, 'div')
  },
}

/** The link is written as Markdown, so that it is checked and rewritten like any other. */
function drawTitle(container: Container, title: string, link: string | undefined): void {
  if (title === '' && link !== undefined)
    report(
      container.env,
      {
        severity: 'error',
        code: 'missing-title',
        message: 'A card with a link has no title.',
        remedy: 'Write `::: card Title link=…`.',
      },
      { line: container.fileLine },
    )
  if (title === '') return
  openElement(container, 'p', { class: 'card-title' })
  const text = link === undefined ? title : `[${title}](<${link.replace(/[<>\\]/g, '\\$&')}>)`
  pushInline(container, text, container.from - 1)
  closeElement(container, 'p')
}

/** `::: card-grid cols=3` around cards, `::: card-masonry` around cards and pictures. */
export const cardGroups: ContainerBlock = {
  names: ['card-grid', 'card-masonry'],
  draw: (container) => {
    optionsOf(container, { flags: [], keys: ['cols'] })
    container.env.assets.add('cards')
    const cols = numberOption(container, 'cols', [1, MOST_COLUMNS])
    openElement(container, 'div', {
      class: container.name === 'card-grid' ? 'cards' : 'masonry',
      ...(cols !== undefined && { 'data-cols': cols }),
    })
    container.inside()
    closeElement(container, 'div')
  },
}
