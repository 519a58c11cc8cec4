import type { Peer } from './peer.ts'

/** VuePress with the theme Plume and its own search. The corpus is written as Plume reads it. */
export const plume: Peer = {
  name: 'plume',
  // The newest whose parts were all in the registry when this was written.
  packages: {
    '@vuepress/bundler-vite': '2.0.0-rc.30',
    // Reads the types of the theme's components, by an interface that the seventh does not have.
    typescript: '6.0.3',
    vue: '3.5.45',
    vuepress: '2.0.0-rc.30',
    'vuepress-theme-plume': '1.0.0-rc.201',
  },
  files: {
    'docs/.vuepress/config.js': `import { viteBundler } from '@vuepress/bundler-vite'
import { defineUserConfig } from 'vuepress'
import { plumeTheme } from 'vuepress-theme-plume'

const blog = (title) => [{ type: 'post', dir: 'blog', title, linkPrefix: '/article/' }]

export default defineUserConfig({
  title: 'Keep It Simple',
  locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } },
  bundler: viteBundler(),
  theme: plumeTheme({
    locales: { '/': { collections: blog('博客') }, '/en/': { collections: blog('Blog') } },
  }),
})
`,
  },
  docs: 'docs',
  command: [process.execPath, 'node_modules/.bin/vuepress', 'build', 'docs'],
  output: 'docs/.vuepress/dist',
  caches: ['docs/.vuepress/.cache', 'docs/.vuepress/.temp'],
}
