import type { DiagnosticGroup } from './diagnostic.ts'

export const extending: DiagnosticGroup = {
  slug: 'extending',
  title: { 'zh-CN': '扩展', 'en-US': 'Extending' },
  description: {
    'zh-CN': '自己的区块、活动图、插槽和钩子里的问题。',
    'en-US': 'Problems of blocks, living figures, slots and hooks of your own.',
  },
  codes: {
    'bad-block': {
      'en-US': [
        'A folder of `blocks/` has no usable `block.ts`: it cannot be loaded, its name differs from the folder, it needs parts nobody has, or what it draws cannot be used.',
        'Correct `block.ts` as the message says.',
      ],
      'zh-CN': [
        '`blocks/` 里某个目录的 `block.ts` 不能用：加载失败、名字与目录不同、要用的部件不存在，或画出的内容不能用。',
        '按消息改正 `block.ts`。',
      ],
    },
    'missing-option': {
      'en-US': [
        'A block needs an option that is not written.',
        'Write it behind the name of the block.',
      ],
      'zh-CN': ['区块有一个必须写的选项没有写。', '写在区块的名字后面。'],
    },
    'unknown-figure': {
      'en-US': [
        '`::: figure` names a component nobody has.',
        'Use the name the message offers, or write `blocks/<name>/Island.tsx` with a `block.ts` beside it.',
      ],
      'zh-CN': [
        '`::: figure` 指定的组件不存在。',
        '用消息给出的名字，或写出 `blocks/<名字>/Island.tsx`，旁边放上 `block.ts`。',
      ],
    },
    'duplicate-figure': {
      'en-US': [
        'Two parts of a page have the id of a figure, so a link could not tell them apart.',
        'Give the figure another: `::: figure Name#another-id`.',
      ],
      'zh-CN': [
        '页面上有两处用了同一个图的标识，链接分不清。',
        '换一个标识：`::: figure Name#another-id`。',
      ],
    },
    'unknown-state': {
      'en-US': [
        'A link sets a state that the figure does not share.',
        'Use one the message names, or add it to `shared` of its `block.ts`.',
      ],
      'zh-CN': [
        '链接要设置的状态，这个图没有公开。',
        '用消息列出的状态，或把它加进 `block.ts` 的 `shared`。',
      ],
    },
    'bad-state': {
      'en-US': [
        'A link gives a state of a figure a value of the wrong kind, which the figure ignores.',
        'Write a value of the kind the message names.',
      ],
      'zh-CN': ['链接给图的状态设了类型不对的值，图会忽略它。', '写消息所说类型的值。'],
    },
    'inline-style': {
      'en-US': [
        'The first frame of a figure has a `style` attribute, which the policy of the site blocks.',
        'Give it a class, or draw it in SVG with attributes such as `width` and `fill`.',
      ],
      'zh-CN': [
        '图的第一帧带有 `style` 属性，会被站点的安全策略拦下。',
        '改用类名，或用 SVG 的 `width`、`fill` 等属性来画。',
      ],
    },
    'island-failed': {
      'en-US': [
        'The component of a figure throws an error while its first frame is drawn.',
        'Correct the component, or the options written on the page.',
      ],
      'zh-CN': ['画第一帧时，图的组件抛出错误。', '改正组件，或页面上写的选项。'],
    },
    'cannot-bundle': {
      'en-US': [
        'A component, script or style sheet of yours cannot be bundled: a mistake of syntax, or an import that is not there.',
        'Correct the line of the file.',
      ],
      'zh-CN': [
        '你写的组件、脚本或样式表无法打包：语法有错，或导入的东西不存在。',
        '改正文件里的那一行。',
      ],
    },
    'unreadable-colour': {
      'en-US': [
        'A colour token of `theme.css` is written in a way only browsers can read, so drawings in feeds and cards of links do not have it.',
        'Write it as `#rrggbb`, `rgb()`, `hsl()`, `oklch()`, or a `light-dark()` of them.',
      ],
      'zh-CN': [
        '`theme.css` 里某个颜色的写法只有浏览器读得懂，订阅源里的图和链接卡片因此用不上它。',
        '写成 `#rrggbb`、`rgb()`、`hsl()`、`oklch()`，或由它们组成的 `light-dark()`。',
      ],
    },
    'unknown-slot': {
      'en-US': [
        'A file of `slots/` has the name of no slot, so it would never be shown.',
        'Name it after a slot. Parts of a slot belong in a folder of their own.',
      ],
      'zh-CN': [
        '`slots/` 里有一个文件的名字不是插槽，永远不会显示。',
        '用插槽的名字命名。插槽的零件放进单独的目录。',
      ],
    },
    'slot-without-component': {
      'en-US': [
        'A file of `slots/` has no default export that is a component.',
        'Write `export default function Name({ page }: SlotProps) { … }`.',
      ],
      'zh-CN': [
        '`slots/` 里有一个文件没有默认导出组件。',
        '写成 `export default function Name({ page }: SlotProps) { … }`。',
      ],
    },
    'needs-client': {
      'en-US': [
        'A slot or layout uses state, effects or handlers, but is HTML without script.',
        "Write `export const client = 'visible'` in it, or `'idle'` or `'touch'`.",
      ],
      'zh-CN': [
        '某个插槽或布局用了状态、副作用或处理函数，却是不带脚本的 HTML。',
        "在里面写上 `export const client = 'visible'`，或 `'idle'`、`'touch'`。",
      ],
    },
    'slot-failed': {
      'en-US': [
        'A slot throws an error on some page. What it is given differs from page to page.',
        'Correct the component; the message names the page.',
      ],
      'zh-CN': [
        '某个插槽在某个页面上抛出错误。各页给它的数据不同。',
        '改正组件；消息会指出是哪一页。',
      ],
    },
    'hook-failed': {
      'en-US': [
        'A hook of the settings throws an error. The line is that of the function.',
        'Correct what the line does.',
      ],
      'zh-CN': ['设置里的某个钩子抛出错误。报告的是函数所在的行。', '改正那一行。'],
    },
    'bad-hook': {
      'en-US': [
        'A hook answers something that cannot be used: a wrong shape, or a tag that would open a locked page.',
        'Return what the page of the setting says, or nothing.',
      ],
      'zh-CN': [
        '钩子返回了不能用的东西：结构不对，或会让加密页面露出内容的标签。',
        '返回该设置的参考页所说的内容，或什么也不返回。',
      ],
    },
  },
}
