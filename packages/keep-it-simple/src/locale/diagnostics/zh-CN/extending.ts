import type { Translations } from '../template.ts'

/** What is said of an author's own blocks, slots, hooks and components. */
export const extending: Translations = {
  'There is no slot for `{}`.': '没有名为 `{}` 的插槽。',
  'Name it after a slot: {}. Parts of a slot belong in a folder of their own.':
    '用插槽的名字命名：{}。插槽的零件放进单独的目录。',
  'The file exports no component.': '文件没有导出组件。',
  'Write `export default function {}({ page }: SlotProps) { … }`.':
    '写成 `export default function {}({ page }: SlotProps) { … }`。',
  'The component uses `{}`, which does nothing without script.':
    '组件用了 `{}`，没有脚本它不起作用。',
  "Write `export const client = 'visible'`, or `'idle'` or `'touch'`.":
    "写上 `export const client = 'visible'`，或 `'idle'`、`'touch'`。",
  'The slot cannot be drawn on {}: {}.': '插槽在 {} 上画不出来：{}。',
  'Correct the component; what it is given differs from page to page.':
    '改正组件；各页给它的数据不同。',
  'The hook `{}` failed: {}.': '钩子 `{}` 失败了：{}。',
  'The hook `{}` failed on {}: {}.': '钩子 `{}` 在 {} 上失败了：{}。',
  'The hook `{}` answered what cannot be used: {}': '钩子 `{}` 返回了不能用的东西：{}',
  'The hook `{}` answered what cannot be used on {}: {}':
    '钩子 `{}` 在 {} 上返回了不能用的东西：{}',
  'write an address that begins with one slash': '写以一个斜杠开头的地址',
  'write a date like 2026-01-31': '写 `2026-01-31` 这样的日期',
  'Return what CONFIG.md says of this hook, or nothing.':
    '返回 `CONFIG.md` 里这个钩子所说的内容，或什么也不返回。',
  'The hook `head` gives a locked page, {}, a `{}`.': '钩子 `head` 给加密页面 {} 加了 `{}`。',
  'Give locked pages `meta` alone: the policy would show what they hold.':
    '加密页面只加 `meta`：别的标签会让安全策略露出页面的内容。',
  'The file cannot be bundled: {}': '文件无法打包：{}',
  'Correct what stands in this line.': '改正这一行。',

  '{} cannot be loaded: {}': '{} 无法加载：{}',
  'Correct its `block.ts`.': '改正它的 `block.ts`。',
  'The folder of the block `{}` has no `block.ts`.': '区块 `{}` 的目录里没有 `block.ts`。',
  'Write one, or begin the name of a folder that is no block with `_`.':
    '写出它；不是区块的目录，名字以 `_` 开头。',
  '`{}` cannot be the name of a block.': '`{}` 不能作区块的名字。',
  'Use small letters, digits and hyphens, and begin with a letter.':
    '只用小写字母、数字和连字符，以字母开头。',
  'The file exports no block.': '文件没有导出区块。',
  "Write `export default defineBlock({ name: '{}', … })`.":
    "写成 `export default defineBlock({ name: '{}', … })`。",
  'The block is called `{}`, and its folder `{}`.': '区块叫 `{}`，目录却叫 `{}`。',
  "Write `name: '{}'`, or rename the folder.": "写成 `name: '{}'`，或给目录改名。",
  'Its `options` are not an object of zod.': '它的 `options` 不是 zod 的对象。',
  'Write `options: z.object({ … })` with the `z` of `keep-it-simple/blocks`.':
    '写成 `options: z.object({ … })`，`z` 取自 `keep-it-simple/blocks`。',
  'The block draws nothing.': '区块什么也不画。',
  'Give it `render`, `container`, `embed`, `fence` or `rule`, or put an `Island.tsx` beside it.':
    '给它 `render`、`container`、`embed`、`fence` 或 `rule`，或在旁边放 `Island.tsx`。',
  'Its `words.ts` exports no words.': '它的 `words.ts` 没有导出词。',
  "Write `export default { 'en-US': { … } }`.": "写成 `export default { 'en-US': { … } }`。",
  'Its `{}` name the block `{}`, which does not exist.':
    '它的 `{}` 写了区块 `{}`，而这个区块不存在。',
  'The block `{}` puts its inside into the page {} times.':
    '区块 `{}` 把里面的内容往页面里放了 {} 次。',
  'The block `{}` failed: {}.': '区块 `{}` 失败了：{}。',
  'Correct `render` in its `block.ts`.': '改正它的 `block.ts` 里的 `render`。',
  'The option `{}` never reaches the component: {}.': '选项 `{}` 传不到组件：{}。',
  'React keeps it to itself': 'React 自己留用',
  'React keeps it for what stands inside an element': 'React 用它表示元素里面的内容',
  'the component gets the language of the page by that name': '组件用这个名字接收页面的语言',
  'the component gets the words of `words.ts` by that name': '组件用这个名字接收 `words.ts` 里的词',
  'texts say with it when a figure starts': '正文用它说明图何时启动',
  'Give the option another name.': '给选项换个名字。',
  'Its `shared` names the option `{}`, which does not exist.':
    '它的 `shared` 写了选项 `{}`，而这个选项不存在。',
  'Add it to `options`, or remove it here.': '加进 `options`，或从这里去掉。',
  'A block of this page asks for the block asset `{}`, which does not exist.':
    '这一页的某个区块要用资源 `{}`，而它不存在。',
  'Did you mean `{}`? Correct it in the rule of that block.':
    '是不是想写 `{}`？在那个区块的规则里改正。',
  'Correct it in the rule of that block; there are {}.': '在那个区块的规则里改正；可用的有 {}。',
}
