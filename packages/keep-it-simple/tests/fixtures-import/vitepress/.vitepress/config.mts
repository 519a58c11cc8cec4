import { defineConfig } from 'vitepress'
import { zhNav, zhSidebar } from './zh'

const title = 'Harbour'

function guideSidebar() {
  return [
    {
      text: 'Guide',
      collapsed: false,
      items: [
        { text: 'Start', link: 'start' },
        { text: 'Containers', link: 'containers' },
        { text: 'Code', link: 'code' },
        { text: 'Snippets', link: 'snippets' },
        { text: 'Includes', link: 'includes' },
      ],
    },
    { text: 'More', items: [{ text: 'Links', link: 'links' }, { text: 'Pictures', link: 'pictures' }] },
  ]
}

// https://vitepress.dev/reference/site-config
export default defineConfig({
  title,
  description: 'A small tool that moves files between folders.',
  lang: 'en-US',
  srcDir: 'pages',
  srcExclude: ['**/TODO.md', 'parts/**'],
  cleanUrls: true,
  sitemap: { hostname: 'https://harbour.example.org' },
  rewrites: {
    'packages/:name/docs/:page': 'packages/:name/:page',
  },
  head: [['meta', { name: 'theme-color', content: '#3c8772' }]],
  locales: {
    root: { label: 'English', lang: 'en-US' },
    zh: {
      label: '简体中文',
      lang: 'zh-CN',
      title: '港湾',
      description: '在文件夹之间搬运文件的小工具。',
      themeConfig: { nav: zhNav, sidebar: zhSidebar },
    },
  },
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/start', activeMatch: '/guide/' },
      { text: 'Reference', items: [{ text: 'Options', link: '/reference/options' }, { text: 'Home page', link: 'https://example.org/' }] },
      { text: 'Gone', link: '/nowhere' },
    ],
    sidebar: {
      '/guide/': { base: '/guide/', items: guideSidebar() },
      '/reference/': [{ text: 'Reference', items: [{ text: 'Options', link: '/reference/options' }, { text: 'Events', link: '/reference/events' }] }],
    },
    editLink: { pattern: 'https://github.com/example/harbour/edit/main/docs/:path' },
    search: { provider: 'local' },
  },
  markdown: { config: (md) => md.set({ breaks: false }) },
})
