import { defineBlock } from '../define-block.ts'
import { runnable } from './runnable.ts'

/** Programs marked `run` and the outputs beneath them. */
export default defineBlock({
  name: 'run',
  about: {
    'zh-CN':
      '能运行的程序：语言后面写 `run`，紧接着用 `text output` 代码块写出它的输出。`kis verify` 会真的执行并比较，读者也可以点按运行；`editable` 让读者修改，`fails` 表示程序应当出错。',
    'en-US':
      'A program that runs: `run` behind its language, and its output in a fence `text output` right beneath. `kis verify` executes it and compares, and readers can run it; `editable` lets them change it, `fails` says that it ends with an error.',
  },
  rule: runnable,
})
