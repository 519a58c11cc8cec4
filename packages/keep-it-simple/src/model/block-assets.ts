/**
 * What the static HTML of some blocks needs besides the common style sheet, by name: each is a file
 * of styles and script in `theme/block-assets/`. The list stands here because the compiler names them and
 * the theme has them; a test compares it with the folder.
 */
export const BLOCK_ASSETS = [
  'analytics',
  'blocks',
  'cached-pages',
  'cards',
  'chat',
  'comments',
  'demo',
  'diagram',
  'embeds',
  'field',
  'footnotes',
  'islands',
  'maths',
  'pictures',
  'plot',
  'repositories',
  'run',
  'slips',
  'table',
  'tabs',
  'trees',
] as const
