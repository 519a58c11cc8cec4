import { defineSite } from 'keep-it-simple'
import { diagnosticRedirects } from './words/diagnostics/redirects.ts'

/** The manual: three series in two languages, and no blog. The third is written by `generate.ts`. */
export default defineSite({
  origin: 'https://manual.keep-it-simple.example',
  timeZone: 'Asia/Shanghai',
  locales: [
    {
      prefix: '/',
      lang: 'zh-CN',
      label: '简体中文',
      title: 'Keep It Simple 手册',
      description: '用 Markdown 写技术博客和文档：怎样开始，怎样写，每一个区块、设置、命令和诊断。',
    },
    {
      prefix: '/en/',
      lang: 'en-US',
      label: 'English',
      title: 'Keep It Simple manual',
      description:
        'Technical blogs and documentation in Markdown: how to start, how to write, and every block, setting, command and diagnostic.',
    },
  ],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }]],
  repository: {
    url: 'https://github.com/example/keep-it-simple',
    branch: 'main',
    dir: 'manual/docs',
  },
  author: 'Keep It Simple',
  since: 2026,
  social: [{ icon: 'github', link: 'https://github.com/example/keep-it-simple', label: 'GitHub' }],
  // The other languages run at their public services; Python would add 13 MB to the site.
  runners: { python: false },
  collections: [
    { type: 'doc', dir: '1.guide', title: '指南', linkPrefix: '/guide/' },
    { type: 'doc', dir: '2.writing', title: '写作', linkPrefix: '/writing/' },
    {
      type: 'doc',
      dir: '3.reference',
      title: '参考',
      linkPrefix: '/reference/',
      sidebarCollapsed: true,
    },
    { type: 'doc', dir: 'en/1.guide', title: 'Guide', linkPrefix: '/en/guide/' },
    { type: 'doc', dir: 'en/2.writing', title: 'Writing', linkPrefix: '/en/writing/' },
    {
      type: 'doc',
      dir: 'en/3.reference',
      title: 'Reference',
      linkPrefix: '/en/reference/',
      sidebarCollapsed: true,
    },
  ],
  navigation: {
    '/': [
      { text: '指南', link: '/guide/', activeMatch: '^/guide/' },
      { text: '写作', link: '/writing/', activeMatch: '^/writing/' },
      { text: '参考', link: '/reference/', activeMatch: '^/reference/' },
    ],
    '/en/': [
      { text: 'Guide', link: '/en/guide/', activeMatch: '^/en/guide/' },
      { text: 'Writing', link: '/en/writing/', activeMatch: '^/en/writing/' },
      { text: 'Reference', link: '/en/reference/', activeMatch: '^/en/reference/' },
    ],
  },
  redirects: diagnosticRedirects,
  deploy: { hosts: ['nginx'] },
})
