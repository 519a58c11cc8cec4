import type { Both } from '../reference/page.ts'

interface Topic {
  readonly slug: string
  readonly title: Both
  readonly description: Both
}

/** The pages of settings, by the engine's own topics. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  'The site and its languages': {
    slug: 'site',
    title: { 'zh-CN': '站点与语言', 'en-US': 'The site and its languages' },
    description: {
      'zh-CN': '站点在哪里，有哪些语言。只有 `origin` 和 `locales` 必须写。',
      'en-US':
        'Where the site lives and which languages it has. Only `origin` and `locales` are required.',
    },
  },
  'The author': {
    slug: 'author',
    title: { 'zh-CN': '作者', 'en-US': 'The author' },
    description: {
      'zh-CN': '谁在写，用什么许可证，首页和页脚显示什么。',
      'en-US': 'Who writes, under which licence, and what home page and footer show.',
    },
  },
  Pages: {
    slug: 'pages',
    title: { 'zh-CN': '集合与导航', 'en-US': 'Collections and navigation' },
    description: {
      'zh-CN': '博客和文档系列、它们的地址和侧边栏，以及顶栏。',
      'en-US': 'Blogs and series of pages, their addresses and sidebars, and the top bar.',
    },
  },
  Reading: {
    slug: 'reading',
    title: { 'zh-CN': '阅读', 'en-US': 'Reading' },
    description: {
      'zh-CN': '外观、代码语言、公告和离线阅读。',
      'en-US': 'Appearance, languages of code, notices and reading offline.',
    },
  },
  'Services of others': {
    slug: 'services',
    title: { 'zh-CN': '外部服务', 'en-US': 'Services of others' },
    description: {
      'zh-CN': '评论、统计、运行代码和托管搜索。除运行代码外，不写就不用。',
      'en-US':
        'Comments, analytics, running code and hosted search. None is on by itself but running code.',
    },
  },
  'Read at build only': {
    slug: 'publishing',
    title: { 'zh-CN': '构建与发布', 'en-US': 'Building and publishing' },
    description: {
      'zh-CN': '跳转、人名、术语、规则、锁和主机。只在构建时读取，不会到达浏览器。',
      'en-US':
        'Redirects, people, terms, rules, locks and hosts. Read at build only; none of it reaches a browser.',
    },
  },
}
