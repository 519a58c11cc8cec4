import type { DiagnosticGroup } from './diagnostic.ts'

const AGAIN = {
  en: 'Build again; if it comes back, report it as a bug of the engine.',
  zh: '重新构建；如果再次出现，请把它作为引擎的缺陷报告。',
}

export const releases: DiagnosticGroup = {
  slug: 'releases',
  title: { 'zh-CN': '发布', 'en-US': 'Releases' },
  description: {
    'zh-CN': '发布之前对整个结果的检查；有错时 `dist/` 保持原样。',
    'en-US':
      'The checks of the whole result before it is published; with an error `dist/` stays as it was.',
  },
  codes: {
    'leaked-password': {
      'en-US': [
        'A file of the release holds a password, its hash or what is derived from it.',
        'Remove it from the page, the settings or the file in `public/` it comes from.',
      ],
      'zh-CN': [
        '要发布的文件里有口令、口令的哈希或由口令推导出的内容。',
        '从它所在的页面、设置或 `public/` 里的文件中去掉它。',
      ],
    },
    'leaked-text': {
      'en-US': [
        'A file of the release holds a line of a locked page that no open page has.',
        'Find out which hook, block or file repeats it.',
      ],
      'zh-CN': [
        '要发布的文件里有加密页面的一行文字，而公开的页面都没有这一行。',
        '找出是哪个钩子、区块或文件重复了它。',
      ],
    },
    'leaked-path': {
      'en-US': [
        'A file of the release holds the path of the folder it was built in, or of the home folder, and no page has it in its text.',
        'Find out which block, hook or package writes it.',
      ],
      'zh-CN': [
        '要发布的文件里有构建所在目录或用户主目录的路径，而页面的文字里并没有写它。',
        '找出是哪个区块、钩子或软件包写的。',
      ],
    },
    'release-missing': {
      'en-US': ['A file that a page needs was not written.', AGAIN.en],
      'zh-CN': ['页面需要的文件没有写出来。', AGAIN.zh],
    },
    'release-unknown': {
      'en-US': ['The release holds a file that no step of the build announced.', AGAIN.en],
      'zh-CN': ['结果里有一个构建的任何步骤都没有登记的文件。', AGAIN.zh],
    },
    'release-entry': {
      'en-US': ['The release holds a link or a device.', AGAIN.en],
      'zh-CN': ['结果里有链接或设备文件。', AGAIN.zh],
    },
    'release-name': {
      'en-US': [
        '`public/` has a file with the name of the list of the release.',
        'Give your file another name.',
      ],
      'zh-CN': ['`public/` 里有文件与发布清单同名。', '给你的文件换个名字。'],
    },
  },
}
