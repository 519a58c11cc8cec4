import type { ShellAssets } from '#model/shell-assets.ts'

const LAYOUTS = ['doc', 'series', 'home', 'posts', 'friends', 'locked']

/** Files of a bundle, with names that do not change. */
export const NAMED_ASSETS: ShellAssets = {
  script: '/assets/boot.js',
  later: '/assets/later.js',
  search: ['/assets/search.js', '/assets/search.css'],
  styles: ['/assets/common.css'],
  late: '/assets/late.css',
  layoutStyles: Object.fromEntries(LAYOUTS.map((name) => [name, [`/assets/${name}.css`]])),
  blockStyles: { code: ['/assets/code.css'] },
  authorStyles: ['/assets/theme.css'],
  modules: { code: '/assets/code.js', picture: '/assets/picture.js' },
  islandScripts: {},
  fontStyles: {},
  shell: ['/assets/boot.js'],
  programs: [],
}
