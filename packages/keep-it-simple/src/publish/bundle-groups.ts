/** A module of these rooms, in the engine as it is developed or installed. */
const inRooms = (rooms: string): RegExp => new RegExp(`/keep-it-simple/(?:src|dist)/(?:${rooms})`)

const GROUPS = [
  // What blocks may need without the application: in its chunk they would fetch all of it.
  // Each before the reader acts, so the least: the bundler's own part is among it.
  {
    name: 'common',
    test: new RegExp(
      `${inRooms('browser/(?:action-event|storage|place-near|unasked|patience|connection|idle)|model/island').source}|preload-helper|rolldown/runtime`,
    ),
  },
  { name: 'small', test: inRooms('model/(?:path|language)\\.|locale/fill') },
  { name: 'common-app', test: inRooms('browser/') },
  // What readers need offline. The application names these files, so they are few.
  { name: 'offline', test: inRooms('model/offline|services/cached-pages') },
  // What the dialog, the form and those who answer them share, and no page: the form needs no React.
  {
    name: 'search-words',
    test: inRooms('model/(?:snippet|stop-words|search|search-records)\\.|theme/search/provider'),
  },
  // What several layouts share, in one piece: crumbs cost a request each.
  {
    name: 'shared',
    test: new RegExp(
      `${inRooms('theme(?!/lock|/offline/notice|/layouts/\\w+Layout)|model(?!/(?:seal|lock|offline))|locale').source}/.*\\.[jt]sx?$`,
    ),
    minShareCount: 2,
  },
]

/** Search and islands need it, and nothing else of the application. */
const REACT = { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// }

/** Where a site has islands: the kit as well. */
const ISLAND_GROUPS = [
  {
    name: 'kit',
    test: new RegExp(
      `${inRooms('(?:theme/kit/|theme/islands/(?:use-shared|island-context)|kit|island)').source}[\\w./-]*\\.[jt]sx?$`,
    ),
  },
]

/** In the order in which they take modules: a group takes along what its modules import, unless an earlier one has it. */
export const groupsOf = (hasIslands: boolean) => [
  GROUPS[0]!,
  REACT,
  ...(hasIslands ? ISLAND_GROUPS : []),
  ...GROUPS.slice(1),
]
