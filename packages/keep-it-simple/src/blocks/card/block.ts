import { z } from 'zod'
import { report } from '#content/markdown/page-env.ts'
import {
  closeElement,
  openElement,
  pushInline,
  type Container,
} from '#content/markdown/blocks/container.ts'
import { defineBlock } from '../define-block.ts'

/** `::: card Title link=/address/` … `:::`; the title may also be `title="…"`. */
export default defineBlock({
  name: 'card',
  title: true,
  about: {
    'zh-CN': '带边框的一块内容，可以有标题；标题可以是链接。',
    'en-US': 'A framed piece of text with a title, which may be a link.',
  },
  options: z.object({
    title: z
      .string()
      .optional()
      .meta({
        about: {
          'zh-CN': '标题；也可以直接写在名字后面。',
          'en-US': 'The title; or the words behind the name.',
        },
      }),
    link: z
      .string()
      .optional()
      .meta({ about: { 'zh-CN': '标题指向的地址。', 'en-US': 'Where the title leads.' } }),
  }),
  container: (container, { title = container.words, link }) => {
    openElement(container, 'div', { class: 'card' })
    drawTitle(container, title, link)
    container.inside()
    closeElement(container, 'div')
  },
})

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
