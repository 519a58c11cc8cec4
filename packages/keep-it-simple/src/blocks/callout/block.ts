import { defineBlock } from '../define-block.ts'
import { alerts } from './alerts.ts'
import { CALLOUT_NAMES, closeCallout, openCallout } from './callout.ts'

/** `::: tip Title` … `:::`, and `> [!TIP]` as GitHub writes it. */
export default defineBlock({
  name: 'callout',
  names: CALLOUT_NAMES,
  title: true,
  about: {
    'zh-CN':
      '提示框，有 note、tip、warning、danger 四种样式；`info`、`important` 和 `caution` 是它们的别名。GitHub 的 `> [!NOTE]` 写法也可以用，后面加 `-` 或 `+` 就能折叠。',
    'en-US':
      'A remark beside the text, of the kind note, tip, warning or danger; `info`, `important` and `caution` are drawn like these. GitHub’s `> [!NOTE]` works too, and with `-` or `+` behind it folds.',
  },
  container: (container) => {
    openCallout(container, container.name, container.words, container.from - 1)
    container.inside()
    closeCallout(container)
  },
  rule: alerts,
})
