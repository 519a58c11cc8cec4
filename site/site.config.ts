import { defineSite } from 'keep-it-simple'
import { abbreviations } from './settings/abbreviations.ts'
import { collections } from './settings/collections.ts'
import { deploy } from './settings/deploy.ts'
import { locks } from './settings/locks.ts'
import { navigation } from './settings/navigation.ts'
import { people } from './settings/people.ts'
import { redirects } from './settings/redirects.ts'
import { rules } from './settings/rules.ts'
import { tags } from './settings/tags.ts'

/** The settings of this blog; what is long has a file of its own in `settings/`. */
export default defineSite({
  origin: 'https://keep-it-simple.example',
  base: '/',
  timeZone: 'Asia/Shanghai',
  locales: [
    {
      prefix: '/',
      lang: 'zh-CN',
      label: '简体中文',
      title: 'Keep It Simple',
      description: '一个双语技术博客：能运行的代码，能复查的数字。',
    },
    {
      prefix: '/en/',
      lang: 'en-US',
      label: 'English',
      title: 'Keep It Simple',
      description: 'A bilingual engineering blog: code that runs, numbers you can recompute.',
    },
  ],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }]],
  repository: {
    url: 'https://github.com/example/keep-it-simple',
    branch: 'main',
    dir: 'site/docs',
  },
  author: 'Keep It Simple',
  license: 'CC-BY-NC-ND-4.0',
  cards: true,
  fonts: {},
  offline: true,
  since: 2026,
  social: [{ icon: 'github', link: 'https://github.com/example/keep-it-simple', label: 'GitHub' }],
  profile: { name: 'Keep It Simple', avatar: '/images/home/avatar.svg', circle: true },
  // To show another picture every day, add `daily: 'https://…'`: readers will then ask that host.
  banner: { picture: '/images/home/banner.svg' },
  codeLanguages: [
    'bash',
    'c',
    'css',
    'diff',
    'docker',
    'go',
    'html',
    'http',
    'ini',
    'java',
    'javascript',
    'json',
    'jsx',
    'kotlin',
    'lua',
    'make',
    'markdown',
    'nginx',
    'python',
    'rust',
    'sql',
    'toml',
    'tsx',
    'typescript',
    'xml',
    'yaml',
  ],
  appearance: 'auto',
  appearanceTransition: 'circle-clip',
  bulletin: {
    'zh-CN': {
      id: 'rerun-2026-11',
      title: '公告',
      content: '文章所用的版本写在文末。结果和你看到的不一样？请从那里的编辑链接告诉我们。',
    },
    'en-US': {
      id: 'en-rerun-2026-11',
      title: 'Notice',
      content:
        'Versions are listed at the end of each article. Different result on your machine? Tell us through the edit link.',
    },
  },
  footer: {
    '/': [
      { text: '关于', link: '/about-me/' },
      { text: '友链', link: '/friends/' },
      { text: '归档', link: '/blog/archives/' },
    ],
    '/en/': [
      { text: 'About', link: '/en/about-me/' },
      { text: 'Friends', link: '/en/friends/' },
      { text: 'Archives', link: '/en/blog/archives/' },
    ],
  },
  collections,
  navigation,
  redirects,
  people,
  abbreviations,
  tags,
  rules,
  locks,
  deploy,
})
