import { defineNavbarConfig } from 'vuepress-theme-plume'

export const zhNavbar = defineNavbarConfig([
  { text: '首页', link: '/' },
  { text: '博客', link: '/blog/' },
  { text: '标签', link: '/article/tags/' },
  { text: '笔记', items: [{ text: '手册', link: '/manual/' }, { text: '朋友', link: '/friends/' }] },
])

export const enNavbar = defineNavbarConfig([{ text: 'Home', link: '/en/' }, { text: 'Blog', link: '/en/blog/' }])
