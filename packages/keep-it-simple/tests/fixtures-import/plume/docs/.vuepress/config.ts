import { viteBundler } from '@vuepress/bundler-vite'
import { defineUserConfig } from 'vuepress'
import { plumeTheme } from 'vuepress-theme-plume'

export default defineUserConfig({
  base: '/',
  lang: 'zh-CN',
  locales: {
    '/': { title: '山间小屋', lang: 'zh-CN', description: '写字的地方' },
    '/en/': { title: 'A hut', lang: 'en-US', description: 'A place to write' },
  },
  bundler: viteBundler(),
  shouldPrefetch: false,
  pagePatterns: ['**/*.md', '!**/*.snippet.md', '!.vuepress', '!node_modules'],
  theme: plumeTheme({
    hostname: 'https://hut.example.org',
    autoFrontmatter: false,
    markdown: {
      annotation: true,
      abbr: true,
      plot: true,
      timeline: true,
      collapse: true,
      chat: true,
      field: true,
      table: true,
      demo: true,
      npmTo: true,
      pdf: true,
      bilibili: true,
      youtube: true,
      codepen: true,
      codeTree: true,
      flex: true,
    },
    cache: 'filesystem',
    search: false,
  }),
})
