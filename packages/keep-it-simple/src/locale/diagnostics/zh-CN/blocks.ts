import type { Translations } from '../template.ts'

/** What the engine's blocks say. */
export const blocks: Translations = {
  'The abbreviation `{}` is explained twice.': '缩写 `{}` 解释了两次。',
  'Keep one of the two definitions.': '两处定义留一处。',
  'The abbreviation `{}` does not occur in the text.': '缩写 `{}` 没有在正文里出现。',
  'Write it as it stands in the text (capitals count), or remove the line.':
    '写成正文里的样子（区分大小写），或删掉这一行。',
  'The annotation `[+{}]` is not defined.': '注解 `[+{}]` 没有定义。',
  'Did you mean `[+{}]`?': '是不是想写 `[+{}]`？',
  'Define it with `[+{}]: …` on a line of its own.': '单独一行写 `[+{}]: …` 来定义它。',
  'Nothing in the text points to the annotation `{}`.': '正文里没有标记指向注解 `{}`。',
  'Put `[+{}]` where it belongs, or remove the definition.':
    '在该出现的地方写 `[+{}]`，或删掉定义。',
  'Did you mean `[!{}]`?': '是不是想写 `[!{}]`？',
  'There is no alert called `{}`; it is shown as a quotation.':
    '没有叫 `{}` 的提示框，现在按引用显示。',
  'A card with a link has no title.': '带链接的卡片没有标题。',
  'Write `::: card Title link=…`.': '写成 `::: card 标题 link=…`。',
  'In a `chat` somebody has to say each line.': '`chat` 里的每一段话都要有说话的人。',
  'Write `{name}`, or `{.}` for yourself, on a line above the words.':
    '在这段话的上一行写 `{名字}`，自己说的写 `{.}`。',
  'An item of `collapse` needs a title and something to fold.':
    '`collapse` 的每一项都要有标题和可折叠的内容。',
  'Write the title first, then an empty line, then the text, indented.':
    '先写标题，空一行，再缩进写正文。',
  'The demo has no code.': '演示里没有代码。',
  'Put a fence of `html` into it.': '放一段 `html` 代码进去。',
  'A demo holds code only.': '演示里只能放代码。',
  'Move the text above or below it.': '把文字移到它的上面或下面。',
  'A demo cannot run `{}`: nothing is compiled for it.': '演示不能运行 `{}`：这里不做编译。',
  'Write `html`, `css` or `js`.': '写 `html`、`css` 或 `js`。',
  'Script inside the HTML of a demo does not run.': '演示的 HTML 里的脚本不会运行。',
  'Move it into a fence of `js` and use `addEventListener`.':
    '移到一段 `js` 代码里，用 `addEventListener`。',
  'A `field-group` holds fields and nothing else.': '`field-group` 里只能放字段。',
  'Move other text above or below it.': '把其他文字移到它的上面或下面。',
  'A field has no name.': '字段没有名字。',
  'Write `::: field name`.': '写成 `::: field name`。',
  'Did you mean `@{}`?': '是不是想写 `@{}`？',
  'A field has no `@{}`.': '字段没有 `@{}`。',
  'This file tree is empty.': '文件树是空的。',
  'This line is no item of a list.': '这一行不是列表项。',
  'Write one file or folder per line: `- name`, indented below its folder.':
    '每行写一个文件或目录：`- 名字`，缩进在所属目录之下。',
  'An icon knows no `{}`.': '图标不认识 `{}`。',
  'Write a size like `=24px` or `=24x16`, and a colour like `/red` or `/#f00`.':
    '尺寸写成 `=24px` 或 `=24x16`，颜色写成 `/red` 或 `/#f00`。',
  'A link card begins with its link.': '链接卡片要以链接开头。',
  'Write `[Title](/address/)`, then what it is about.': '先写 `[标题](/address/)`，再写它讲什么。',
  'A formula that begins with `$$` never ends.': '以 `$$` 开头的公式没有结束。',
  'End it with `$$` at the end of a line.': '在行末用 `$$` 结束它。',
  'A formula cannot be read: {}': '公式读不懂：{}',
  'longer than {} characters': '超过 {} 个字符',
  'Correct the TeX, or write `\\$` for a dollar.': '改正 TeX；要写美元符号，用 `\\$`。',
  '`{}` is no command this block can translate.': '`{}` 不是这个区块能转写的命令。',
  'There is no npm command here.': '这里没有 npm 命令。',
  'Use install, add, remove, update, ci, run, test, start, create, exec or npx.':
    '用 `install`、`add`、`remove`、`update`、`ci`、`run`、`test`、`start`、`create`、`exec` 或 `npx`。',
  'Hidden text knows no `.{}`.': '隐藏文字没有 `.{}`。',
  'Did you mean `.{}`?': '是不是想写 `.{}`？',
  'Use `.hover` or `.click`, `.mask` or `.blur`.': '用 `.hover` 或 `.click`，`.mask` 或 `.blur`。',
  '`{}` is not the name of a repository.': '`{}` 不是仓库的名字。',
  'Write `@[repo](owner/name)`.': '写成 `@[repo](owner/name)`。',
  'What `docs/.repositories.json` says of `{}` is not understood.':
    '`docs/.repositories.json` 里关于 `{}` 的内容读不懂。',
  '`docs/{}` is not what `kis comments` writes.': '`docs/{}` 不是 `kis comments` 写出的内容。',
  'Let `npx kis comments` write it anew, or delete the file.':
    '用 `npx kis comments` 重新写出，或删掉这个文件。',
  '`docs/{}` is not what `kis icons` writes.': '`docs/{}` 不是 `kis icons` 写出的内容。',
  'Delete the file, and let `npx kis icons` fetch its icons again.':
    '删掉这个文件，用 `npx kis icons` 重新取图标。',
  'Let `npx kis repositories` write it anew, or delete the file.':
    '用 `npx kis repositories` 重新写出，或删掉这个文件。',
  'The block `table` holds one table; here are {}.': '`table` 区块只放一个表格，这里有 {} 个。',
  'Write one table between its lines, with an empty line above other text.':
    '在区块里只写一个表格，与其他文字之间空一行。',
  'The table has no {}.': '表格没有{}。',
  'row {}': '第 {} 行',
  'column {}': '第 {} 列',
  'Count from one; the head is row one.': '从一数起，表头是第一行。',
  '`{}` in `{}` is not understood.': '`{2}` 里的 `{1}` 读不懂。',
  'Write `{}="tip:(2,1),(2,2)"`.': '写成 `{}="tip:(2,1),(2,2)"`。',
  'Write `{}="tip:1,2;warning:3"`.': '写成 `{}="tip:1,2;warning:3"`。',
  'These tabs have no `@tab`.': '选项卡里没有 `@tab`。',
  'Write `@tab Title` on a line of its own before each part.':
    '在每一部分之前单独一行写 `@tab 标题`。',
  'Text before the first `@tab` belongs to no tab; it is not shown.':
    '第一个 `@tab` 之前的文字不属于任何选项卡，不会显示。',
  'Move it above the block or below a `@tab`.': '移到区块上面，或某个 `@tab` 之下。',
  'This `@tab` has no title.': '这个 `@tab` 没有标题。',
  'Write `@tab Title`.': '写成 `@tab 标题`。',
  'This `@tab` stands outside of tabs; it is shown as text.':
    '这个 `@tab` 写在选项卡之外，会显示成文字。',
  'Put `::: tabs` before the first and `:::` after the last part.':
    '在第一部分前写 `::: tabs`，最后一部分后写 `:::`。',
  'There are {} parts to choose from; {} at most can be shown.':
    '可选的部分有 {} 个，最多能显示 {} 个。',
  'Use headings, or several blocks.': '改用标题，或分成几个区块。',
  'An entry of `timeline` has no option `{}`.': '`timeline` 的条目没有 `{}` 这个选项。',
  'Use `time="…"` and `type=…`.': '用 `time="…"` 和 `type=…`。',
  'There is no kind called `{}`.': '没有叫 `{}` 的类型。',
  'Use `tip`, `warning`, `danger` or `now`.': '用 `tip`、`warning`、`danger` 或 `now`。',
}
