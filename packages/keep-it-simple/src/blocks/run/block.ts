import { defineBlock } from '../define-block.ts'
import { runnable } from './runnable.ts'

/** Programs marked `run` and the outputs beneath them. */
export default defineBlock({
  name: 'run',
  about: {
    'zh-CN':
      '能运行的程序：语言后面写 `run`，紧接着用 `text output` 代码块写出它的输出。`kis verify` 会真的执行并比较，读者可以修改、运行，并和页面上的输出逐行比较；`readonly` 表示不能改，`fails` 表示程序应当出错。程序要读输入时，在两块之间用 `text input` 写出来。',
    'en-US':
      'A program that runs: `run` behind its language, and its output in a fence `text output` right beneath. `kis verify` executes it and compares, and readers can change it, run it and see which line differs; `readonly` forbids changes, `fails` says that it ends with an error. What a program reads stands between the two, in a fence `text input`.',
  },
  rule: runnable,
})
