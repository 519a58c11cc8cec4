import { defineBlock } from '../define-block.ts'
import { pictureSources } from './picture-sources.ts'
import { publishOrigins } from './origin.ts'
import { results } from './results.ts'

/** Where a result comes from that is no output of a program on the page. */
export default defineBlock({
  name: 'result',
  about: {
    'zh-CN':
      '结果的出处：`text of=figures/a.py` 是这个脚本的输出，`console run` 里 `$ ` 后面的命令会真的执行，图表和图片写 `source=figures/a.py`。`kis verify` 会重新算一遍并比较；不能随时重跑的写 `recorded`，没有执行过的写 `not-executed`。',
    'en-US':
      'Where a result comes from: `text of=figures/a.py` is printed by that script, the commands behind `$ ` in `console run` are executed, and charts and pictures say `source=figures/a.py`. `kis verify` computes them again and compares; what cannot be repeated at will says `recorded`, what was never run `not-executed`.',
  },
  after: ['picture', 'run', 'code'],
  rule: (md, drawn) => {
    pictureSources(md)
    results(md, drawn)
  },
  prepare: publishOrigins,
})
