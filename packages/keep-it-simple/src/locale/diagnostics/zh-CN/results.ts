import type { Translations } from '../template.ts'

/** What is said of results and of the scripts they come from. */
export const results: Translations = {
  '`{}` is no script that can be run here.': '`{}` 不是这里能运行的脚本。',
  'Name one that ends in `{}`.': '写一个以 `{}` 结尾的脚本。',
  'Put it at `{}` or correct the path.': '把它放到 `{}`，或改正路径。',
  '`{}` is not a file of at most 1 MiB in `figures/` or `docs/`.':
    '`{}` 不是 `figures/` 或 `docs/` 里不超过 1 MiB 的文件。',
  'Copy it there; what a page names is published with it.':
    '复制到那里；页面提到的文件会一起发布。',
  '`{source=…}` stands behind a picture that is not alone in its paragraph.':
    '`{source=…}` 前面的图片不是单独成段。',
  'Put the picture and its braces into a paragraph of their own.': '让图片和花括号单独成一段。',
  '`{}` has no recording.': '`{}` 还没有录过。',
  '`{}` has changed since it was recorded.': '`{}` 录过之后又改了。',
  '`{}` is not in the recording.': '录下的结果里没有 `{}`。',
  'These lines are not in the recording of `{}`.': '`{}` 录下的输出里没有这几行。',
  'Run `npx kis record {} --with "…"`, and correct what the page says.':
    '运行 `npx kis record {} --with "…"`，并改正页面上的说法。',
  'This terminal is marked `run`, and no line of it begins with `$ `.':
    '这个终端标了 `run`，却没有以 `$ ` 开头的行。',
  'Write `$ ` before each command, and beneath it what it prints.':
    '每条命令前写 `$ `，下面写它的输出。',
  'The script `{}` fails:': '脚本 `{}` 出错：',
  'The script `{}` was stopped: it ran or printed too long.':
    '脚本 `{}` 被中止：运行太久，或输出太多。',
  'Correct it, or write `recorded` where it cannot be run at will.':
    '改正它；不能随时重跑的，写 `recorded`。',
  '`{}` is not what `{}` writes.': '`{}` 与 `{}` 写出的不同。',
  'Run `{}` in the site\u2019s folder, and correct what the text says about it.':
    '在站点目录里运行 `{}`，并改正正文里的说法。',
  '`{}` prints no such lines:': '`{}` 没有输出这几行：',
  'Correct the script, or the lines and what the text says about them.':
    '改正脚本，或改正这几行以及正文里的说法。',
  'The terminal was stopped: it ran or printed too long.': '终端被中止：运行太久，或输出太多。',
  'The command `{}` prints something else:': '命令 `{}` 输出了别的内容：',
  'Correct the command, or what stands beneath it and what the text says about it.':
    '改正命令，或改正下面的输出以及正文里的说法。',
  'This result is not proven yet, and this machine cannot run its script.':
    '这个结果还没有核对过，这台机器又运行不了它的脚本。',
  'Install `python3` or `bash`, as the ending of its name says.':
    '按脚本的后缀安装 `python3` 或 `bash`。',
  'No run by `{}` that printed this is kept in `verified.txt`.':
    '`verified.txt` 里没有 `{}` 输出这些内容的记录。',
  'Run `npx kis verify` once where `{}` is installed, or leave the block out.':
    '在装有 `{}` 的机器上运行一次 `npx kis verify`，或去掉这个代码块。',
  'This chart does not say which script computes its data.': '这张图表没有写明数据由哪个脚本算出。',
  'This looks like the output of a program, and does not say of which.':
    '这像是程序的输出，却没有写明出自哪里。',
  'Add `source=figures/…`, with `recorded` if it cannot be run at will, or `not-executed`.':
    '加上 `source=figures/…`，不能随时重跑的再加 `recorded`；或写 `not-executed`。',
  'Write `of=figures/…` with its script, `console run`, `not-executed`, or `no-result` if it is none.':
    '写 `of=figures/…` 指明脚本，或写 `console run`、`not-executed`；不是结果就写 `no-result`。',
  '{} results on the pages: {} checked by execution ({} programs, {} terminals, {} by scripts), {} checked against recordings ({} of runs made before), {} said to be not executed, {} that say nothing':
    '页面上共有 {} 个结果：执行核对 {} 个（程序 {} 个，终端 {} 个，脚本 {} 个），与录下的结果核对 {} 个（其中 {} 个是以前的运行），注明未执行 {} 个，没有说明 {} 个',
  'No page shows a result of `{}` that is marked `recorded`.':
    '没有页面用 `recorded` 标出 `{}` 的结果。',
  'Say what it is run with: `--with "PostgreSQL 18.4"`.':
    '写明用什么运行：`--with "PostgreSQL 18.4"`。',
  'The script `{}` fails; nothing is kept.': '脚本 `{}` 出错，没有保存。',
  '{} is written; `npx kis verify` compares the pages with it.':
    '已写入 {}；`npx kis verify` 会拿页面与它比较。',
}
