import { asIndex, type Peer } from './peer.ts'

/**
 * Starlight with its default search, Pagefind. A page of the first language that has no translation is
 * drawn in the other too, and no setting turns that off: 1.7 times the pages of the corpus.
 */
export const starlight: Peer = {
  name: 'starlight',
  packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.5' },
  files: {
    // A sidebar of every page on every page is what it draws by itself; the others draw none.
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  integrations: [
    starlight({
      title: 'Keep It Simple',
      locales: {
        root: { label: '简体中文', lang: 'zh-CN' },
        en: { label: 'English', lang: 'en-US' },
      },
      sidebar: [],
    }),
  ],
})
`,
    'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
  },
  docs: 'src/content/docs',
  // An address has another name and no slashes around it.
  adapt: (file, text) => [asIndex(file), text.replace(/^permalink: "\/(.*)\/"$/m, 'slug: "$1"')],
  // What it would tell its makers of the build is nothing they asked a bench for.
  command: [
    'env',
    'ASTRO_TELEMETRY_DISABLED=1',
    process.execPath,
    'node_modules/.bin/astro',
    'build',
  ],
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro'],
}
