import { asIndex, type Peer } from './peer.ts'

/** VitePress with its default theme and the search its documentation begins with. It has no cache for builds. */
export const vitepress: Peer = {
  name: 'vitepress',
  packages: { vitepress: '1.6.4', vue: '3.5.45' },
  files: {
    'docs/.vitepress/config.mjs': `import { defineConfig } from 'vitepress'

export default defineConfig({
  title: 'Keep It Simple',
  locales: {
    root: { label: '简体中文', lang: 'zh-CN' },
    en: { label: 'English', lang: 'en-US' },
  },
  themeConfig: { search: { provider: 'local' } },
})
`,
  },
  docs: 'docs',
  // It has no front matter for an address, and refuses links that lead nowhere: a page stands where
  // the links of the corpus look for it.
  adapt: (file, text) => {
    const address = /^permalink: "\/(.*)"$/m.exec(text)?.[1]
    return [address === undefined ? asIndex(file) : `${address}index.md`, text]
  },
  command: [process.execPath, 'node_modules/.bin/vitepress', 'build', 'docs'],
  output: 'docs/.vitepress/dist',
  caches: [],
}
