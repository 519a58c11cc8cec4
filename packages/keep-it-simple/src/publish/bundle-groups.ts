/** A module of these rooms, in the engine as it is developed or installed. */
const inRooms = (rooms: string): RegExp => new RegExp(`/keep-it-simple/(?:src|dist)/(?:${rooms})`)

const GROUPS = [
  // One file, although blocks import parts of it: every page has loaded it already.
  {
    name: 'client',
    test: new RegExp(`${inRooms('theme/client/client\\.').source}|vite/preload-helper`),
  },
  { name: 'runtime', test: /rolldown\/runtime/ },
  // Pages that only make a link need no reader of documents.
  { name: 'paths', test: inRooms('model/(?:path|offline)\\.') },
  // What readers need offline. The worker's plan names these files, so they are few.
  { name: 'offline', test: inRooms('services/(?:cached-pages|read-document)') },
  // What the dialog, the form and those who answer them share, and no page: the form needs no React.
  {
    name: 'search-words',
    test: new RegExp(
      `${inRooms('model/(?:snippet|stop-words|search)\\.|theme/search/provider|services/(?:search-local|time-limit)|search/(?:found-page|index-reader|match|question|rank|ranking|search-index|tokens)\\.').source}|/node_modules/stemmer/`,
    ),
  },
  // What islands and search need of languages, in one file instead of four.
  {
    name: 'words',
    test: inRooms('locale/(?:fill|load-words)|model/(?:locale|language)\\.|theme/strings'),
  },
]

/** Search and islands need it. */
const REACT = { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// }

/** Where a site has islands: the kit as well. */
const ISLAND_GROUPS = [
  // What starts islands shares it with the kit, and needs no React.
  { name: 'island-state', test: inRooms('model/island\\.') },
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
