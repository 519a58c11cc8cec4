import { closeElement, openElement } from '#content/markdown/blocks/container.ts'
import { pushGroups, takeInside } from '#content/markdown/blocks/inside.ts'
import { report } from '#content/markdown/page-env.ts'
import { defineBlock } from '../define-block.ts'

/** `::: field-group` around fields: one list of them. */
export default defineBlock({
  name: 'field-group',
  assets: ['field'],
  about: {
    'zh-CN': '把几个 `field` 合成一个列表。',
    'en-US': 'Several fields as one list.',
  },
  container: (container) => {
    openElement(container, 'dl', { class: 'fields' })
    const groups = takeInside(container)
    const fields = groups.filter(([open]) => open?.attrGet('class') === 'field')
    if (fields.length < groups.length || fields.length === 0)
      report(
        container.env,
        {
          severity: 'error',
          code: 'only-fields',
          message: 'A `field-group` holds fields and nothing else.',
          remedy: 'Move other text above or below it.',
        },
        { line: container.fileLine },
      )
    pushGroups(container, fields)
    closeElement(container, 'dl')
  },
})
