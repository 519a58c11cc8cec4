import type { Page } from '@playwright/test'
import { open } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from './built-site.ts'
import { page as source, post } from './tiny-site.ts'

export const PICTURE = '/images/home/run-code.svg'
export const OTHER = '/images/home/solid.svg'

const feature = (title: string) => ({ title, details: `On ${title}`, link: '/', linkText: 'Go' })
const features = (count: number) => ({
  type: 'features',
  features: Array.from({ length: count }, (_, index) => feature(`F${index}`)),
})

const ALL = [
  {
    type: 'hero',
    full: true,
    backgroundImage: { light: PICTURE, dark: OTHER },
    hero: {
      name: 'Every Section',
      tagline: 'A tagline',
      text: 'A text',
      image: { light: PICTURE, dark: OTHER, alt: 'A drawing', width: 360, height: 240 },
      actions: [
        { text: 'First', link: '/list/', theme: 'brand', icon: 'book', suffixIcon: 'arrow-right' },
        { text: 'Second', link: 'https://a.example/', theme: 'alt', target: '_blank', rel: 'me' },
      ],
    },
  },
  { type: 'banner', hero: { name: 'The Banner' } },
  { type: 'doc-hero', hero: { name: 'The Product', text: 'What it is', image: PICTURE } },
  {
    type: 'features',
    title: 'Features',
    description: 'Described',
    features: [
      { ...feature('Drawn'), icon: 'database', details: 'One line' },
      {
        ...feature('Pictured'),
        icon: PICTURE,
        details: ['First line', 'Second line'],
        series: 'interview',
      },
    ],
  },
  { type: 'text-image', title: 'Left', image: PICTURE, width: 320, list: ['Plain'] },
  {
    type: 'image-text',
    title: 'Right',
    image: PICTURE,
    list: [{ title: 'Item', description: 'Explained' }],
  },
  {
    type: 'profile',
    name: 'A Name',
    description: 'Some words',
    url: PICTURE,
    location: 'Somewhere',
    organization: 'Some house',
    circle: false,
    originalWidth: 720,
    originalHeight: 480,
    layout: 'right',
  },
  { type: 'posts' },
  { type: 'blog' },
  { type: 'custom' },
]

const FRIENDS = {
  pageLayout: 'friends',
  list: [{ name: 'Alone', link: 'https://alone.example/' }],
  groups: [
    {
      title: 'A group',
      desc: 'Of two',
      list: [
        {
          name: 'Coloured',
          link: 'https://coloured.example/',
          avatar: PICTURE,
          desc: 'Says little',
          location: 'Somewhere',
          organization: 'Some house',
          socials: [{ icon: 'github', link: 'https://social.example/' }],
          color: '#102030',
          backgroundColor: { light: '#eeddcc', dark: '#334455' },
          nameColor: 'rgb(1 2 3)',
        },
        { name: 'Dark', link: 'https://dark.example/', backgroundColor: '#111111' },
      ],
    },
  ],
}

/** Homes of every kind, friends, and a page of each layout. */
export async function serveHomeSite() {
  const site = await serveTinySite({
    // Published from the fixture's own folder; here so that the compiler finds them.
    [`public${PICTURE}`]: '<svg/>',
    [`public${OTHER}`]: '<svg/>',
    'README.md': source({ pageLayout: 'home', signDown: true, config: ALL }, 'The **own** text.'),
    'bare.md': source({ permalink: '/bare/', pageLayout: 'home', signDown: true }),
    'flag.md': source({ permalink: '/flag/', pageLayout: 'home', banner: PICTURE }),
    'calm.md': source({
      permalink: '/calm/',
      pageLayout: 'home',
      config: [{ type: 'hero', full: true }, { type: 'posts' }],
    }),
    'low.md': source({
      permalink: '/low/',
      pageLayout: 'home',
      signDown: true,
      config: [{ type: 'hero' }, { type: 'posts' }],
    }),
    'grids.md': source({
      permalink: '/grids/',
      pageLayout: 'home',
      config: [1, 2, 3, 4, 5, 6, 9].map(features),
    }),
    'self.md': source({
      permalink: '/self/',
      pageLayout: 'home',
      config: [{ type: 'profile' }],
    }),
    'friends.md': source({ permalink: '/friends/', ...FRIENDS }, 'About these.'),
    'list.md': source({ permalink: '/list/', pageLayout: 'posts' }),
    'doc.md': source({ permalink: '/doc/' }),
    'page.md': source({ permalink: '/page/', pageLayout: 'page' }, 'Bare text.'),
    'custom.md': source({ permalink: '/custom/', pageLayout: 'custom' }, 'Only this.'),
    'wide.md': source({ permalink: '/wide/', pageLayout: 'Wide' }, 'Wide text.'),
    'interview/README.md': source({ permalink: '/interview/', title: 'Contents' }),
    'interview/1.first.md': source({ title: 'The first note' }),
    'interview/2.second.md': source({ title: 'The second note' }),
    'blog/one.md': post({ permalink: '/article/one/', title: 'The one post' }),
  })
  const tiny = (page: Page, path: string) => open(page, site.url + path)
  return { ...site, tiny }
}

export const style = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
