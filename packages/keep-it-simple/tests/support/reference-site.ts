import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { SiteInput } from '#model/site-settings.ts'
import { serveFolder } from '#publish/serve.ts'
import { test as base } from 'keep-it-simple-testing/browser.ts'
import { kisBuild, write, writeAuthorSite } from './author-site.ts'
import { hashes, lockSettings, PASSWORDS } from './lock-fixtures.ts'
import { oncePerRun } from './once-per-run.ts'
import { page, post, type Files } from './tiny-site.ts'

/** Hosts that exist nowhere: tests answer for them, in the protocol of the service. */
export const HOSTS = {
  go: 'https://go.reference.example/run',
  kotlin: 'https://kotlin.reference.example/run',
  rust: 'wss://rust.reference.example/run',
  comments: 'https://comments.reference.example',
  repositories: 'https://repositories.reference.example',
  wallpaper: 'https://pictures.reference.example/today.jpg',
} as const

const program = (language: string, text: string): string =>
  `\`\`\`${language} run\n${text}\n\`\`\`\n\n\`\`\`text output\nproven\n\`\`\``

const PROGRAMS = [
  program('go', 'package main\n\nfunc main() { println(1) }'),
  program('kotlin', 'fun main() = println(1)'),
  program('rust', 'fn main() { println!("1"); }'),
].join('\n\n')

const HEADINGS = '## Second\n\nText.\n\n### Third\n\nText.\n\n#### Fourth\n\nText.'

const posts = Array.from({ length: 16 }, (_, index) => [
  `en/plain/p${index}.md`,
  post({ title: `Post ${index}`, permalink: `/en/plain-post/p${index}/` }),
])

/** Everything a site may have that this project's own site has not. */
const files = (own: string): Files => ({
  'en/README.md': page({
    title: 'Home',
    pageLayout: 'home',
    config: [{ type: 'banner', hero: { name: 'Reference', tagline: 'All of it.' } }],
  }),
  'en/short.md': page({ title: 'Short', permalink: '/en/short/' }, HEADINGS),
  'en/long.md': page({ title: 'Long', permalink: '/en/long/' }, 'Some words to read. '.repeat(300)),
  'en/links.md': page(
    { title: 'Links', permalink: '/en/links/' },
    '[File](./short.md) [Folder](./guide/README.md) [Address](/en/short) [Out](https://example.com/) [Double](//example.com/a)',
  ),
  'en/programs.md': page({ title: 'Programs', permalink: '/en/programs/' }, PROGRAMS),
  'en/cards.md': page(
    { title: 'Cards', permalink: '/en/cards/' },
    '@[repo](etcd-io/raft)\n\n@[repo](known/archived)',
  ),
  '.repositories.json': JSON.stringify({
    'github/known/archived': {
      description: 'Words on it.',
      language: 'Rust',
      stars: 1500,
      forks: 42,
      licence: 'Apache-2.0',
      archived: true,
      template: true,
      fetched: '2026-11-01T00:00:00.000Z',
    },
  }),
  'en/guide/README.md': page({ title: 'Guide', permalink: '/en/guide/' }),
  'en/guide/1.First steps/1.install.md': page({
    title: 'Install',
    permalink: '/en/guide/install/',
  }),
  'en/guide/1.First steps/2.write.md': page({ title: 'Write', permalink: '/en/guide/write/' }),
  'en/guide/2.Further/1.deep.md': page({ title: 'Deep', permalink: '/en/guide/deep/' }),
  'en/tlh/README.md': page({ title: 'juH', permalink: '/en/tlh/' }),
  'en/tlh/talk.md': page({ title: 'jatlh', permalink: '/en/tlh/talk/' }),
  'en/blog/2.Later/older.md': post({
    title: 'Older',
    permalink: '/en/article/older/',
    createTime: '2024/01/02 03:04:05',
    tags: ['one', 'two', 'three', 'four', 'five'],
    sticky: 0,
  }),
  'en/blog/1.Earlier/newer.md': post({
    title: 'Newer',
    permalink: '/en/article/newer/',
    createTime: '2025/01/02 03:04:05',
  }),
  'en/blog/1.Earlier/pinned.md': post({
    title: 'Pinned',
    permalink: '/en/article/pinned/',
    createTime: '2023/01/02 03:04:05',
    sticky: 5,
  }),
  'en/blog/own.md': post(
    { title: 'Own', permalink: '/en/article/own/', encrypt: { hash: own } },
    'Behind its own password.',
  ),
  'en/blog/flag.md': post(
    { title: 'Flag', permalink: '/en/article/flag/', encrypt: true },
    'Behind the flag.',
  ),
  'en/blog/x.md': post({ title: 'Pattern', permalink: '/en/article/x-1/' }, 'Behind a pattern.'),
  'en/notes/by-file.md': page({ title: 'File', permalink: '/en/by-file/' }, 'Behind a file.'),
  'en/inner/a.md': page({ title: 'Prefix', permalink: '/en/inner/a/' }, 'Behind a prefix.'),
  ...Object.fromEntries(posts),
})

async function settings(): Promise<Partial<SiteInput>> {
  const { prefix, file, pattern, admin, own } = await hashes()
  return {
    locales: [
      { prefix: '/', lang: 'zh-CN', label: '简体中文', title: '参照', description: '样样都有。' },
      { prefix: '/en/', lang: 'en-US', label: 'English', title: 'Reference', description: 'All.' },
      { prefix: '/en/tlh/', lang: 'tlh', label: 'tlhIngan', title: 'mu', description: 'Hoch.' },
    ],
    license: 'CC-BY-4.0',
    collections: [
      { type: 'post', dir: 'en/blog', title: 'Blog', linkPrefix: '/en/article/' },
      { type: 'post', dir: 'en/plain', title: 'Plain', linkPrefix: '/en/plain-post/' },
      { type: 'doc', dir: 'en/guide', title: 'Guide', sidebar: 'auto' },
    ],
    navigation: { '/': [], '/en/': [{ text: 'Guide', link: '/en/guide/' }], '/en/tlh/': [] },
    banner: { picture: '/images/banner.svg', daily: HOSTS.wallpaper },
    runners: {
      go: { url: HOSTS.go, protocol: 'json' },
      kotlin: { url: HOSTS.kotlin },
      rust: { url: HOSTS.rust },
      python: false,
    },
    comments: {
      repo: 'a/b',
      repoId: 'R_1',
      category: 'Comments',
      categoryId: 'DIC_1',
      host: HOSTS.comments,
      mapping: 'title',
      strict: false,
      reactionsEnabled: false,
      inputPosition: 'bottom',
      lightTheme: 'noborder_light',
      darkTheme: 'noborder_dark',
      lazyLoading: false,
    },
    repositoryRefresh: true,
    repositoryService: HOSTS.repositories,
    locks: await lockSettings({
      separator: '|',
      admin: [admin, own],
      rules: {
        '/en/inner/': `${prefix}|${file}`,
        'notes/by-file.md': file,
        '^/en/article/x-\\d+/$': pattern,
      },
    }),
    cards: false,
    deploy: { hosts: ['nginx'], compress: [] },
  }
}

function commit(root: string): void {
  const who = ['-c', 'user.name=Ada Lovelace', '-c', 'user.email=ada@b.example']
  for (const args of [
    ['init', '-b', 'main'],
    ['add', 'docs'],
    ['commit', '-m', 'docs: first words'],
  ])
    execFileSync('git', [...who, ...args], { cwd: root, stdio: 'ignore' })
}

async function build(place: string): Promise<string> {
  const { own } = await hashes()
  const root = writeAuthorSite(files(own), await settings(), place)
  write(join(root, '.locks'), `${Object.values(PASSWORDS).join('\n')}\n`)
  commit(root)
  await kisBuild(root)
  return root
}

/** Browser tests on the site with everything on, which the real command builds once in a run. */
export const test = base.extend<object, { dist: string; served: string }>({
  dist: [
    // Playwright wants the braces.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => use(join(await oncePerRun('reference', build), 'dist')),
    { scope: 'worker', timeout: 240_000 },
  ],
  served: [
    async ({ dist }, use) => {
      const { server, url } = await serveFolder(dist)
      await use(url)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ served }, use) => use(served),
})
