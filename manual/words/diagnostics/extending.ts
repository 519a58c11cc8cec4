import type { DiagnosticGroup } from './diagnostic.ts'

export const extending: DiagnosticGroup = {
  slug: 'extending',
  title: { 'zh-CN': '扩展', 'en-US': 'Extending' },
  description: {
    'zh-CN': '自己的区块、插槽和钩子里的问题。',
    'en-US': 'Problems of blocks, slots and hooks of your own.',
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
