import type { Translations } from '../template.ts'

/** What is said of listings and of programs that are run. */
export const code: Translations = {
  'A listing in this block has no title to choose it by.': '区块里有一段代码没有标题，无从选择。',
  'Add `title="…"` after its language.': '在语言后面加 `title="…"`。',
  'Only code blocks belong into `{}`; the rest is not shown.':
    '`{}` 里只能放代码块，其余内容不会显示。',
  'Move the text above or below the block, or use `::: tabs`.':
    '把文字移到区块上面或下面，或改用 `::: tabs`。',
  'There is no code block here.': '这里没有代码块。',
  'Put fenced code between the opening and `:::`.': '在开头与 `:::` 之间放代码块。',
  '`height="{}"` is no height for a code tree.': '`height="{}"` 不能作代码树的高度。',
  'Write a number of pixels from {} to {}.': '写 {} 到 {} 之间的像素数。',
  'The tree has no file `{}` to begin with.': '代码树里没有可以先显示的文件 `{}`。',
  'Write one of its titles as `entry`.': '`entry` 写其中一个标题。',
  '`{}` holds more than {} files or {} characters.': '`{}` 里超过 {} 个文件或 {} 个字符。',
  'Name a smaller folder, or show single files with `::: code-tree`.':
    '换一个小些的目录，或用 `::: code-tree` 展示单个文件。',
  'The language `{}` is not one this site colours; the block is shown plain.':
    '站点不给 `{}` 这种语言着色，代码块按纯文本显示。',
  'Use `text`, or add the language to `codeLanguages` in site.config.ts.':
    '写 `text`，或把语言加进 `site.config.ts` 的 `codeLanguages`。',
  'A code block of {} characters is shown without colours.': '有 {} 个字符的代码块不着色。',
  'The code of this page has more than {} characters; from here on it is shown without colours.':
    '这一页的代码超过 {} 个字符，从这里起不再着色。',
  'The grammar of `{}` needs too many steps; from here on code is shown without colours.':
    '`{}` 的着色规则步骤太多，从这里起代码不再着色。',
  'Write `text` as the language of this block.': '把这个代码块的语言写成 `text`。',
  'A line of {} characters is shown without colours.': '有一行长达 {} 个字符，不着色。',
  'Show a part of it, or write `text` as its language.': '只展示一部分，或把语言写成 `text`。',
  'Split the page.': '把页面拆开。',
  'Break the line, or write `text` as the language of the block.':
    '把这一行断开，或把代码块的语言写成 `text`。',
  'A code block knows no `:{}`.': '代码块没有 `:{}`。',
  'Did you mean `:{}`?': '是不是想写 `:{}`？',
  'Use one of `:{}`.': '用 `:{}` 之一。',
  'Use one of `{}`, or write `[\\!code …]` to show it.':
    '用 `{}` 之一；要显示符号本身，写 `[\\!code …]`。',
  '`[!code {}]` stands outside a comment; it is shown as text.':
    '`[!code {}]` 不在注释里，会显示成文字。',
  'There is no notation `[!code {}]`; it is shown as text.':
    '没有 `[!code {}]` 这种标记，会显示成文字。',
  'Put it into a comment at the end of the line, or write `[\\!code …]` to show it.':
    '放进行末的注释；要显示符号本身，写 `[\\!code …]`。',
  'Did you mean `[!code {}]`?': '是不是想写 `[!code {}]`？',
  '`{}` has no lines `{}`.': '`{}` 没有 `{}` 这些行。',
  '`{}` names a region the file does not have.': '`{}` 指定的区域在文件里没有。',
  'The file has {} lines; write `{from-to}`.': '文件有 {} 行，写成 `{起-止}`。',
  'Put the part between `#region {}` and `#endregion`, each in a comment.':
    '把这一段放在 `#region {}` 和 `#endregion` 之间，两者都写在注释里。',
  'A code block is never closed.': '代码块没有结束。',
  'End it with {} on a line of its own.': '单独一行写 {} 来结束它。',
  'This program runs in the reader’s browser, and {} is not installed.':
    '这个程序在读者的浏览器里运行，而 {} 没有安装。',
  'Run `{}`, or set `runners: { {}: false }` to show it without a button.':
    '运行 `{}`；或设 `runners: { {}: false }`，不显示运行按钮。',
  'This block claims to be an {}, and no block marked `run` stands above it.':
    '这个代码块标为 {}，上面却没有标了 `run` 的代码块。',
  'Put it directly beneath its program and mark that `run`, or leave `{}` out.':
    '紧接着放到程序下面并给程序标上 `run`，或去掉 `{}`。',
  'A block marked `run` is in `{}`, which is not executed here.':
    '标了 `run` 的代码块用的是 `{}`，这种语言在这里不运行。',
  'Leave `run` out, or use one of {}.': '去掉 `run`，或用 {}。',
  'This block is marked `run`, and no output stands directly beneath it.':
    '这个代码块标了 `run`，下面却没有紧接着的输出。',
  'Add a block ```text output with what it prints, or leave `run` out.':
    '加一个 ```text output 代码块写出结果，或去掉 `run`。',
  'This block is marked `{}`, which says how a program ends, but not `run`.':
    '这个代码块标了 `{}`，说明程序怎样结束，却没有标 `run`。',
  'This block is marked `{}`, which is for programs readers can run, but not `run`.':
    '这个代码块标了 `{}`，那是给读者能运行的程序用的，却没有标 `run`。',
  'Programs can be changed by readers without `editable`.': '不写 `editable`，读者也可以改程序。',
  'Leave `editable` out; `readonly` is for programs that must stay as they are.':
    '去掉 `editable`；不许改的程序写 `readonly`。',
  'Programs in `{}` have no standard input here.': '`{}` 程序在这里没有标准输入。',
  'Write what it reads into the program, and leave the block of `input` out.':
    '把要读的内容写进程序里，去掉 `input` 代码块。',
  'Programs in `{}` share nothing: each begins anew.':
    '`{}` 程序之间不共用任何东西，每个都从头开始。',
  'Leave `session` and `setup` out; they are for {}.': '去掉 `session` 和 `setup`；它们用于 {}。',
  'Write `run {}`, or leave `{}` out.': '写成 `run {}`，或去掉 `{}`。',

  'The {} program of line {} was stopped: it ran too long.':
    '第 {2} 行的 {1} 程序运行太久，被停止了。',
  'The {} program of line {} was stopped: it prints too much.':
    '第 {2} 行的 {1} 程序输出太多，被停止了。',
  'The {} program of line {} {}': '第 {2} 行的 {1} 程序{3}',
  'fails:': '失败了：',
  'is marked `fails`, but ends well:': '标了 `fails`，却正常结束：',
  'The {} program of line {} prints something else:': '第 {2} 行的 {1} 程序输出了别的内容：',
  '--- the page': '--- 页面',
  '+++ the program': '+++ 程序',
  'Make it smaller.': '缩小规模。',
  'Print less.': '少输出一些。',
  'Correct it, or write `run fails` if it is meant to.': '改正它；如果本该失败，写成 `run fails`。',
  'Leave `fails` out, or correct it.': '去掉 `fails`，或改正程序。',
  'Correct the program, or the output and what the text says about it.':
    '改正程序，或改正输出以及正文里的说法。',
  'This {} program is not proven yet, and this machine cannot run it.':
    '这个 {} 程序还没有验证，而这台机器不能运行它。',
  'Install Go (Debian: `apt-get install golang-go`).':
    '安装 Go（Debian：`apt-get install golang-go`）。',
  'Install a Java runtime, 17 or newer (Debian: `apt-get install default-jre-headless`).':
    '安装 Java 运行环境，17 或更新（Debian：`apt-get install default-jre-headless`）。',
  'Run `npm install pyodide`.': '运行 `npm install pyodide`。',
  'Install Rust (Debian: `apt-get install rustc`).':
    '安装 Rust（Debian：`apt-get install rustc`）。',
  'Use Node 24 or newer.': '用 Node 24 或更新的版本。',
}
