import { defineConfig, type DefaultTheme } from 'vitepress'
import base from './base'
import { nav as bar, sidebar } from './bars'
import * as everything from './bars'
import data from './data.json'
import missing from './missing'
export { nav } from './bars'

const { destructured } = base
const plain = 'plain'
const regex = /x/
const note = `with ${plain}`
let later

async function load() {
  const x = 1
  return { text: 'Loaded', link: '/guide/loaded' }
}
function empty() {}
const arrow = () => ({ text: 'Arrow', link: '/guide/arrow' })
const block = function () {
  return { text: 'Block', link: '/guide/block.html' }
}
const self = self
const wrap = (one) => [one]

export default defineConfig(async () => {
  return {
    ...base,
    ...unknown(),
    ...missing,
    title: `Plain`,
    description: plain satisfies string,
    lang: (plain as string)!,
    base: '/harbour/',
    cleanUrls: !true,
    appearance: !plain,
    lastUpdated: +1,
    ignoreDeadLinks: -1,
    srcExclude: ['./skipped/*.md', '/**/*.part.md', 'one?.md', '{x,y}.md', 3],
    [plain]: 'computed',
    'quoted-key': 1,
    7: 'seven',
    method() {},
    get getter() { return 1 },
    sitemap: { hostname: 'https://harbour.example.org/sub/' },
    rewrites: {
      'pkg/:name+': 'lib/:name+',
      'a/:one/:two(\\d+).md': 'b/:two/:one.md',
      'from.md': 'to.md',
      bad: 3,
    },
    themeConfig: {
      nav: [...bar, await load(), arrow(), block(), empty(), note, regex, self, ...later, , missing, everything.nav, wrap(1)],
      sidebar,
      editLink: { pattern: 'https://github.com/example/harbour/edit/main/:path' },
      logo: data.logo,
      footer: data,
    },
    transform: (page) => page,
    when: new Date(0),
    both: plain && 'x',
  }
})
