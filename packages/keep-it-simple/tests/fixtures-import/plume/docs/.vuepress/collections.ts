import { defineCollection, defineCollections } from 'vuepress-theme-plume'

const manual = defineCollection({ type: 'doc', dir: 'manual', linkPrefix: '/manual/', title: '手册', sidebar: 'auto' })

export const zhCollections = defineCollections([
  { type: 'post', dir: 'blog', title: '博客', link: '/blog/', linkPrefix: '/article/' },
  manual,
])

export const enCollections = defineCollections([{ type: 'post', dir: 'blog', title: 'Blog', link: '/blog/', linkPrefix: '/article/' }])
