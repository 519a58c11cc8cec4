import type { DiagnosticGroup } from './diagnostic.ts'

export const blocks: DiagnosticGroup = {
  slug: 'blocks',
  title: { 'zh-CN': '区块写法', 'en-US': 'How blocks are written' },
  description: {
    'zh-CN': '`:::` 区块、选项卡、卡片、字段和演示。',
    'en-US': 'Blocks of `:::`: tabs, cards, fields and demos.',
  },
  codes: {
    'unknown-block': {
      'en-US': [
        'There is no block of this name; its lines are shown as text.',
        'Use the name the message offers, or see the blocks there are.',
      ],
      'zh-CN': [
        '没有叫这个名字的区块，这几行会显示成文字。',
        '用消息给出的名字，或查看有哪些区块。',
      ],
    },
    'unclosed-block': {
      'en-US': [
        'A block is never closed, so the rest of the page is in it.',
        'End it with as many colons as opened it, on a line of their own.',
      ],
      'zh-CN': [
        '区块没有结束，页面余下的部分都进了区块。',
        '用与开头同样多的冒号单独成行来结束它。',
      ],
    },
    'unknown-option': {
      'en-US': [
        'A block, diagram, mind map or chart has no such option.',
        'The message names those it has, or the one you may have meant.',
      ],
      'zh-CN': [
        '区块、图、思维导图或图表没有这个选项。',
        '消息列出可用的选项，或你可能想写的那个。',
      ],
    },
    'bad-option': {
      'en-US': [
        'An option of a block has a value it cannot have.',
        'Write the value the message asks for, or leave the option out.',
      ],
      'zh-CN': ['区块某个选项的值不合要求。', '按消息的要求写，或去掉这个选项。'],
    },
    'unknown-asset': {
      'en-US': [
        'The rule of a block asks for styles or a script that nobody has. You meet it only while you develop a block.',
        'Correct the name in the block; the message may offer the one meant.',
      ],
      'zh-CN': [
        '区块的规则要用的样式或脚本不存在。只有在编写区块时才会遇到。',
        '在区块里改正名字；消息可能给出你想写的那个。',
      ],
    },
    'too-deep': {
      'en-US': ['Blocks, lists or quotations are nested too deeply.', 'Flatten them.'],
      'zh-CN': ['区块、列表或引用嵌套得太深。', '减少层次。'],
    },
    'no-tabs': {
      'en-US': ['A block of tabs has no `@tab`.', 'Write `@tab Title` before each part.'],
      'zh-CN': ['选项卡区块里没有 `@tab`。', '在每一部分之前写 `@tab 标题`。'],
      says: [
        'These tabs have no `@tab`.',
        'Write `@tab Title` on a line of its own before each part.',
      ],
    },
    'stray-tab': {
      'en-US': [
        '`@tab` stands outside of tabs and is shown as text.',
        'Put `::: tabs` before the first part and `:::` after the last.',
      ],
      'zh-CN': [
        '`@tab` 写在选项卡之外，显示成了文字。',
        '在第一部分前写 `::: tabs`，最后一部分后写 `:::`。',
      ],
    },
    'text-before-tabs': {
      'en-US': [
        'Text before the first `@tab` belongs to no tab and is not shown.',
        'Move it above the block, or below a `@tab`.',
      ],
      'zh-CN': [
        '第一个 `@tab` 之前的文字不属于任何选项卡，不会显示。',
        '移到区块上面，或某个 `@tab` 之下。',
      ],
    },
    'untitled-tab': {
      'en-US': ['A tab has no title to choose it by.', 'Write `@tab Title`.'],
      'zh-CN': ['选项卡没有标题，无从选择。', '写 `@tab 标题`。'],
    },
    'too-many-tabs': {
      'en-US': [
        'One block has more than 50 parts to choose from.',
        'Use headings, or several blocks.',
      ],
      'zh-CN': ['一个区块里可选的部分超过 50 个。', '改用标题，或分成几个区块。'],
    },
    'empty-panel': {
      'en-US': [
        'An item of `collapse` has no title, or nothing to fold.',
        'Write the title, an empty line, then the text, indented.',
      ],
      'zh-CN': [
        '`collapse` 的一项没有标题，或没有可折叠的内容。',
        '先写标题，空一行，再缩进写正文。',
      ],
    },
    'missing-list': {
      'en-US': [
        '`collapse`, `steps` or `timeline` holds no list.',
        'Write an item per entry, each with `-` or `1.` in front.',
      ],
      'zh-CN': [
        '`collapse`、`steps` 或 `timeline` 里没有列表。',
        '每一条写一个列表项，前面加 `-` 或 `1.`。',
      ],
    },
    'chat-nobody': {
      'en-US': [
        'Words in a `chat` that nobody says.',
        'Write `{name}` above them, or `{.}` for yourself.',
      ],
      'zh-CN': ['`chat` 里有一段话没有说话的人。', '在上面写 `{名字}`，自己说的写 `{.}`。'],
    },
    'link-card': {
      'en-US': ['A link card does not begin with a link.', 'Write `[Title](/address/)` first.'],
      'zh-CN': ['链接卡片没有以链接开头。', '先写 `[标题](/address/)`。'],
    },
    'missing-name': {
      'en-US': ['A `field` has no name.', 'Write `::: field name`.'],
      'zh-CN': ['`field` 没有名字。', '写 `::: field name`。'],
    },
    'only-fields': {
      'en-US': ['Something other than fields stands in a `field-group`.', 'Move it out.'],
      'zh-CN': ['`field-group` 里有字段以外的东西。', '移到外面。'],
    },
    'one-table': {
      'en-US': [
        'A block `table` holds no table, or several.',
        'Write one table in each, with an empty line above other text.',
      ],
      'zh-CN': [
        '`table` 区块里没有表格，或不止一个。',
        '每个区块只写一个表格，与其他文字之间空一行。',
      ],
    },
    'unknown-kind': {
      'en-US': [
        'An entry of a `timeline`, or a badge, is of a kind there is not.',
        'Use `tip`, `warning`, `danger` or the others the message names.',
      ],
      'zh-CN': [
        '`timeline` 的条目或徽章用了不存在的类型。',
        '用 `tip`、`warning`、`danger` 或消息列出的其他类型。',
      ],
    },
    'unknown-command': {
      'en-US': [
        '`::: npm-to` cannot translate a line for other package managers.',
        'Use install, add, remove, update, ci, run, test, start, create, exec or npx.',
      ],
      'zh-CN': [
        '`::: npm-to` 有一行不能译成别的包管理器的命令。',
        '用 install、add、remove、update、ci、run、test、start、create、exec 或 npx。',
      ],
    },
    'demo-empty': {
      'en-US': ['A demo has no code.', 'Put a fence of `html` into it.'],
      'zh-CN': ['演示里没有代码。', '放一段 `html` 代码进去。'],
    },
    'demo-text': {
      'en-US': ['A demo holds text; it holds code only.', 'Move the text above or below it.'],
      'zh-CN': ['演示里有文字，而它只能放代码。', '把文字移到上面或下面。'],
    },
    'demo-language': {
      'en-US': [
        'A demo is in a language that needs compiling; nothing is compiled for it.',
        'Write `html`, `css` or `js`.',
      ],
      'zh-CN': ['演示用了需要编译的语言，而这里不编译。', '写 `html`、`css` 或 `js`。'],
    },
    'demo-script': {
      'en-US': [
        'Script inside the HTML of a demo does not run.',
        'Move it into a fence of `js` and use `addEventListener`.',
      ],
      'zh-CN': ['演示的 HTML 里的脚本不会运行。', '移到一段 `js` 代码里，用 `addEventListener`。'],
    },
  },
}
