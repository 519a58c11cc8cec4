import type { DiagnosticGroup } from './diagnostic.ts'

export const code: DiagnosticGroup = {
  slug: 'code',
  title: { 'zh-CN': '代码与程序', 'en-US': 'Code and programs' },
  description: {
    'zh-CN': '代码块、代码树，以及能运行、经过验证的程序。',
    'en-US': 'Code blocks, code trees, and programs that run and are verified.',
  },
  codes: {
    'unclosed-code': {
      'en-US': [
        'A code block is never closed, so the rest of the page is in it.',
        'End it with as many backticks as opened it, on a line of their own.',
      ],
      'zh-CN': [
        '代码块没有结束，页面余下的部分都进了代码块。',
        '用与开头同样多的反引号单独成行来结束它。',
      ],
    },
    'unknown-language': {
      'en-US': [
        'The site does not colour this language; the block is shown plain.',
        'Write `text`, or add the language to `codeLanguages`.',
      ],
      'zh-CN': [
        '站点不给这种语言着色，代码块按纯文本显示。',
        '写 `text`，或把语言加进 `codeLanguages`。',
      ],
    },
    'plain-code': {
      'en-US': [
        'A block of more than 200,000 characters, a line of 1,000 or more, code whose grammar needs too many steps, or what stands behind the first 500,000 characters of code of a page is shown without colours.',
        'Show a part of it, break the line, or write `text` as its language.',
      ],
      'zh-CN': [
        '超过 20 万字符的代码块、1000 字符及以上的行、着色规则步骤太多的代码，以及一页里前 50 万字符之后的代码都不着色。',
        '只展示一部分、把行断开，或把语言写成 `text`。',
      ],
    },
    'unknown-code-flag': {
      'en-US': [
        'A word such as `:something` behind the language means nothing.',
        'Use one of those the message names.',
      ],
      'zh-CN': ['语言后面 `:something` 这样的词没有意义。', '用消息列出的词。'],
    },
    'unknown-notation': {
      'en-US': [
        '`[!code …]` means nothing, or stands outside a comment, and is shown as text.',
        'Correct it and put it into a comment at the end of the line; `[\\!code …]` shows the signs themselves.',
      ],
      'zh-CN': [
        '`[!code …]` 没有意义，或不在注释里，显示成了文字。',
        '改正它，并放进行末的注释；要显示符号本身，写 `[\\!code …]`。',
      ],
    },
    'no-code': {
      'en-US': ['A group or a tree of code holds no code.', 'Put fenced code into it.'],
      'zh-CN': ['代码组或代码树里没有代码。', '放代码块进去。'],
    },
    'not-code': {
      'en-US': [
        'A group or a tree of code holds something else, which is not shown.',
        'Move the text out, or use `::: tabs`.',
      ],
      'zh-CN': ['代码组或代码树里有别的东西，不会显示。', '把文字移到外面，或用 `::: tabs`。'],
    },
    'untitled-code': {
      'en-US': [
        'A listing of a group or a tree has no title to choose it by.',
        'Add `title="…"` after its language.',
      ],
      'zh-CN': ['代码组或代码树里的一段代码没有标题，无从选择。', '在语言后面加 `title="…"`。'],
    },
    'missing-lines': {
      'en-US': [
        '`@[code]` asks for lines or a region that the file does not have.',
        'Correct the range, or put the part between `#region` and `#endregion`.',
      ],
      'zh-CN': [
        '`@[code]` 要的行或区域在文件里没有。',
        '改正范围，或用 `#region` 和 `#endregion` 标出这一段。',
      ],
    },
    'large-folder': {
      'en-US': [
        '`@[code-tree]` names a folder with more than 50 files or 100,000 characters.',
        'Name a smaller folder, or show single files with `::: code-tree`.',
      ],
      'zh-CN': [
        '`@[code-tree]` 指定的目录超过 50 个文件或 10 万个字符。',
        '换一个小些的目录，或用 `::: code-tree` 展示单个文件。',
      ],
    },
    'missing-entry': {
      'en-US': ['`entry` names no file of its code tree.', 'Write one of its titles.'],
      'zh-CN': ['`entry` 指定的文件不在代码树里。', '写其中一个标题。'],
    },
    'bad-height': {
      'en-US': ['The height of a code tree is none.', 'Write a number of pixels from 120 to 2000.'],
      'zh-CN': ['代码树的高度无效。', '写 120 到 2000 之间的像素数。'],
    },
    'not-a-file-tree': {
      'en-US': [
        'A file tree is empty, or has a line that is no item of a list.',
        'Write one file or folder per line: `- name`, indented below its folder.',
      ],
      'zh-CN': [
        '文件树是空的，或有一行不是列表项。',
        '每行写一个文件或目录：`- 名字`，缩进在所属目录之下。',
      ],
    },
    'cannot-run': {
      'en-US': [
        '`run` stands on a language that is not executed here.',
        'Leave `run` out, or use python, go, rust, kotlin, sql, javascript or typescript.',
      ],
      'zh-CN': [
        '`run` 写在了这里不运行的语言上。',
        '去掉 `run`，或用 python、go、rust、kotlin、sql、javascript、typescript。',
      ],
    },
    'run-without-output': {
      'en-US': [
        'A program marked `run` has no output directly beneath it, so nothing can be compared.',
        'Add a block of `text output` with what it prints, or leave `run` out.',
      ],
      'zh-CN': [
        '标了 `run` 的程序下面没有输出，无从核对。',
        '紧接着加一个 `text output` 代码块写出结果，或去掉 `run`。',
      ],
    },
    'output-without-run': {
      'en-US': [
        'An output has no program directly above it.',
        'Put it beneath its program and mark that `run`, or leave `output` out.',
      ],
      'zh-CN': ['输出上面没有紧接着的程序。', '放到程序下面并给程序标上 `run`，或去掉 `output`。'],
    },
    'fails-without-run': {
      'en-US': [
        '`fails` says how a program ends, but the block is not run.',
        'Write `run fails`, or leave `fails` out.',
      ],
      'zh-CN': [
        '`fails` 说明程序怎样结束，但这个代码块并不运行。',
        '写 `run fails`，或去掉 `fails`。',
      ],
    },
    'editable-without-run': {
      'en-US': [
        '`editable` is for programs readers can run, but the block is not run.',
        'Write `run`, or leave `editable` out.',
      ],
      'zh-CN': [
        '`editable` 用于读者可以运行的程序，但这个代码块并不运行。',
        '写 `run`，或去掉 `editable`。',
      ],
    },
    'readonly-without-run': {
      'en-US': [
        '`readonly` is for programs readers can run, but the block is not run.',
        'Write `run readonly`, or leave `readonly` out.',
      ],
      'zh-CN': [
        '`readonly` 用于读者可以运行的程序，但这个代码块并不运行。',
        '写 `run readonly`，或去掉 `readonly`。',
      ],
    },
    'editable-program': {
      'en-US': [
        'Every program can be changed by readers; `editable` says nothing any more.',
        'Leave it out, or write `readonly` where the program must stay as it is.',
      ],
      'zh-CN': [
        '读者可以改每个程序，`editable` 已经没有作用。',
        '去掉它；程序不许改时写 `readonly`。',
      ],
    },
    'input-without-run': {
      'en-US': [
        'A block of input has no program directly above it.',
        'Put it between a program marked `run` and its output, or leave `input` out.',
      ],
      'zh-CN': [
        '输入上面没有紧接着的程序。',
        '放到标了 `run` 的程序和它的输出之间，或去掉 `input`。',
      ],
    },
    'cannot-read-input': {
      'en-US': [
        'A program in a language without standard input has a block of input.',
        'Write what it reads into the program.',
      ],
      'zh-CN': ['这种语言的程序在这里没有标准输入，却写了输入。', '把要读的内容写进程序里。'],
    },
    'cannot-share': {
      'en-US': [
        '`session` or `setup` stands on a program whose language shares nothing between blocks.',
        'Leave it out, and let each program make what it needs.',
      ],
      'zh-CN': [
        '`session` 或 `setup` 写在了代码块之间不共用任何东西的语言上。',
        '去掉它，让每个程序自己准备需要的东西。',
      ],
    },
    'no-toolchain': {
      'en-US': [
        'A program is not verified yet, and this machine cannot run it. Reported by `kis verify`.',
        'Install what the message names, or verify on another machine and commit `verified.txt`.',
      ],
      'zh-CN': [
        '有一个程序还没有验证，而这台机器不能运行它。由 `kis verify` 报告。',
        '安装消息里说的工具，或在别的机器上验证，再提交 `verified.txt`。',
      ],
    },
    'wrong-output': {
      'en-US': [
        'A program prints something else than its page says. Reported by `kis verify`.',
        'Correct the program, or the output and what the text says about it.',
      ],
      'zh-CN': [
        '程序的输出与页面所写不同。由 `kis verify` 报告。',
        '改正程序，或改正输出以及正文里的说法。',
      ],
      says: [
        'The python program of line 12 prints something else:',
        'Correct the program, or the output and what the text says about it.',
      ],
    },
    'missing-script': {
      'en-US': [
        'A result names a script, or a part of one, that does not lie in `figures/` or `docs/`, or cannot be run.',
        'Correct the path. Only `.py`, `.sh`, `.js`, `.mjs` and `.ts` are run.',
      ],
      'zh-CN': [
        '结果所写的脚本或它的一部分不在 `figures/` 或 `docs/` 里，或者不能运行。',
        '改正路径。能运行的只有 `.py`、`.sh`、`.js`、`.mjs` 和 `.ts`。',
      ],
    },
    'script-failed': {
      'en-US': [
        'A script that a result names ends with an error, or takes longer than two minutes. Reported by `kis verify`.',
        'Correct it, or mark the result `recorded`.',
      ],
      'zh-CN': [
        '结果所写的脚本出错，或运行超过两分钟。由 `kis verify` 报告。',
        '改正脚本，或给结果标上 `recorded`。',
      ],
      says: [
        'The script `figures/sizes.py` fails:',
        'Correct it, or write `recorded` where it cannot be run at will.',
      ],
    },
    'wrong-data': {
      'en-US': [
        'The file of a chart or picture is not what its script writes. Reported by `kis verify`.',
        'Run the script in the site\u2019s folder, and correct what the text says.',
      ],
      'zh-CN': [
        '图表或图片的文件与脚本写出的不同。由 `kis verify` 报告。',
        '在站点目录里运行脚本，并改正正文里的说法。',
      ],
    },
    'not-recorded': {
      'en-US': [
        'A result is marked `recorded`, and its script, its data or its lines are not those of the recording. A warning; `kis verify` fails.',
        'Record it again with `kis record`, and correct what the page says.',
      ],
      'zh-CN': [
        '结果标了 `recorded`，但脚本、数据或这几行与录下的不同。构建时只是警告，`kis verify` 会失败。',
        '用 `kis record` 重新录一次，并改正页面上的说法。',
      ],
      says: [
        '`figures/queue.py` has changed since it was recorded.',
        'Run `npx kis record figures/queue.py --with "…"`, and correct what the page says.',
      ],
    },
    'stray-source': {
      'en-US': [
        '`{source=…}` stands behind a picture among other words, where it has no caption to stand in.',
        'Put the picture and its braces into a paragraph of their own.',
      ],
      'zh-CN': ['`{source=…}` 前面的图片夹在文字里，没有图注可写。', '让图片和花括号单独成一段。'],
    },
    'no-commands': {
      'en-US': [
        'A terminal is marked `run` and has no line that begins with `$ `.',
        'Write `$ ` before each command.',
      ],
      'zh-CN': ['终端标了 `run`，却没有以 `$ ` 开头的行。', '每条命令前写 `$ `。'],
    },
    'no-older-run': {
      'en-US': [
        'An output says `was=` a version, and `verified.txt` has no run by it that printed this. Reported by `kis verify`.',
        'Verify it once with that version, or leave the block out.',
      ],
      'zh-CN': [
        '输出用 `was=` 写明了版本，但 `verified.txt` 里没有这个版本的运行记录。由 `kis verify` 报告。',
        '用那个版本验证一次，或去掉这个代码块。',
      ],
    },
    'wrong-end': {
      'en-US': [
        'A program fails, or was meant to fail and does not. Reported by `kis verify`.',
        'Correct the program, or mark it `fails`.',
      ],
      'zh-CN': [
        '程序失败了，或本该失败却没有。由 `kis verify` 报告。',
        '改正程序，或给它标上 `fails`。',
      ],
      says: [
        'The go program of line 12 fails:',
        'Correct it, or write `run fails` if it is meant to.',
      ],
    },
    'too-slow': {
      'en-US': [
        'A program was stopped because it ran too long. Reported by `kis verify`.',
        'Make it smaller.',
      ],
      'zh-CN': ['程序运行太久，被停止了。由 `kis verify` 报告。', '缩小规模。'],
    },
    'too-much-output': {
      'en-US': [
        'A program was stopped because it printed too much. Reported by `kis verify`.',
        'Print less.',
      ],
      'zh-CN': ['程序输出太多，被停止了。由 `kis verify` 报告。', '少输出一些。'],
    },
  },
}
