import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

const PICTURE = '/images/home/run-code.svg'
const OTHER = '/images/home/solid.svg'

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

let site: Awaited<ReturnType<typeof serveTinySite>>

test.beforeAll(async () => {
  site = await serveTinySite({
    // Published from the project's own folder; here so that the press finds them.
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
})
test.afterAll(() => site.close())

const tiny = (page: Page, path: string) => open(page, site.url + path)
const style = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

test('[S2.4.5] a home page is built from every type of section, in the order written', async ({
  page,
}) => {
  await tiny(page, '/')
  await expect(page.locator('h1')).toHaveText('Every Section')
  const headings = await page.locator('main h2').allTextContents()
  expect(headings).toEqual([
    'The Banner',
    'The Product',
    'Features',
    'Left',
    'Right',
    'A Name',
    '最近写的',
    '最近写的',
  ])
  await expect(page.locator('main > section')).toHaveCount(10)
  await expect(page.locator('.banner-picture img')).toHaveAttribute('src', /banner\.svg$/)
  await expect(page.locator('.hero--doc .tagline')).toHaveText('What it is')
  await expect(page.locator('.toc a').first()).toContainText('The one post')
  await expect(page.locator('main .prose strong')).toHaveText('own')
  const sides = await page
    .locator('.illustrated')
    .evaluateAll((all) => all.map(({ firstElementChild }) => firstElementChild!.className))
  expect(sides).toEqual(['illustrated-words', 'illustrated-picture'])
  const picture = page.locator('.illustrated-picture img').first()
  await picture.scrollIntoViewIfNeeded()
  expect((await picture.boundingBox())!.width).toBe(320)
})

test('over its picture a banner has the colours of the night, in both appearances', async ({
  page,
}) => {
  const colours: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await tiny(page, '/flag/')
    colours.push(await style(page, '.banner', 'color'))
    // Not what the page around it has.
    if (colorScheme === 'light') expect(await style(page, 'body', 'color')).not.toBe(colours[0])
  }
  expect(colours[0]).toBe(colours[1])
})

test('[S2.4.6] without sections: the banner if one is set, otherwise a full-height hero', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await tiny(page, '/flag/')
  await expect(page.locator('main > section')).toHaveCount(1)
  await expect(page.locator('.banner-picture img')).toHaveAttribute('src', PICTURE)
  await tiny(page, '/bare/')
  await expect(page.locator('main > section')).toHaveCount(1)
  const hero = (await page.locator('.hero').boundingBox())!
  expect(hero.y + hero.height).toBe(800)
})

test('[S2.6.6] the arrow of a full-height hero leads one window minus 64 px down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/')
  await page.locator('.down').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900 - 64)
  for (const path of ['/bare/', '/calm/', '/low/', '/flag/']) {
    await tiny(page, path)
    await expect(page.locator('.down'), path).toHaveCount(0)
  }
})

test('the arrow works by keyboard, and the keyboard goes on below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/en/')
  await expect(page.locator('.down')).toHaveAccessibleName('Scroll down')
  await page.locator('.actions').first().locator('a').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.down')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900 - 64)
  await page.keyboard.press('Tab')
  await expect(page.locator('.feature a').first()).toBeFocused()
})

test('[S5.9] the number of features decides the tracks of their grid', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await tiny(page, '/grids/')
  const grids = await page.locator('.features').evaluateAll((all) =>
    all.map((grid) => {
      const tops = [...grid.children].map((child) => child.getBoundingClientRect().top)
      return {
        tracks: getComputedStyle(grid).gridTemplateColumns.split(' ').length,
        inRow: tops.filter((top) => top === tops[0]).length,
      }
    }),
  )
  expect(grids).toEqual([
    { tracks: 1, inRow: 1 },
    { tracks: 2, inRow: 2 },
    { tracks: 3, inRow: 3 },
    { tracks: 4, inRow: 4 },
    { tracks: 4, inRow: 4 },
    { tracks: 6, inRow: 3 },
    { tracks: 6, inRow: 3 },
  ])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('[S3.20] a hero shows its name, tagline, text, picture and actions', async ({ page }) => {
  await tiny(page, '/')
  const hero = page.locator('.hero').first()
  await expect(hero.locator('.tagline')).toHaveText('A tagline')
  await expect(hero.locator('.text')).toHaveText('A text')
  await expect(hero.getByRole('img', { name: 'A drawing' })).toBeVisible()
  const [first, second] = [hero.locator('.btn').first(), hero.locator('.btn').last()]
  await expect(first).toHaveText('First')
  await expect(first).toHaveAttribute('href', '/list/')
  await expect(first).toHaveClass('btn btn--ink')
  const parts = await first.evaluate(({ childNodes }) => [...childNodes].map((n) => n.nodeName))
  expect(parts).toEqual(['svg', '#text', 'svg'])
  await expect(second).toHaveClass('btn')
  await expect(second).toHaveAttribute('target', '_blank')
  await expect(second).toHaveAttribute('rel', 'me')
})

test('[S3.21] a feature shows its icon, title, details and named link', async ({ page }) => {
  await tiny(page, '/')
  const [drawn, pictured] = [page.locator('.feature').first(), page.locator('.feature').last()]
  await expect(drawn.locator('> svg.icon')).toHaveCount(1)
  await expect(drawn.locator('h3')).toHaveText('Drawn')
  await expect(drawn.locator('p')).toHaveText('One line')
  await expect(drawn.getByRole('link')).toHaveText('Go')
  await expect(drawn.getByRole('link')).toHaveAttribute('href', '/')
  await expect(pictured.locator('> img.icon')).toHaveAttribute('src', PICTURE)
  await expect(pictured.locator('li')).toHaveText(['First line', 'Second line'])
})

test('a feature with a series says how many notes it has and leads to the first', async ({
  page,
}) => {
  await tiny(page, '/')
  const notes = page.locator('.feature-notes')
  await expect(notes).toHaveText('共 2 篇从这里读起：The first note')
  const first = notes.getByRole('link')
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/interview\/first\/$/)
})

test('[S3.18] a profile shows avatar, name, words, place, house, shape, size, side and social links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await tiny(page, '/')
  const profile = page.locator('.profile')
  await expect(profile.locator('h2')).toHaveText('A Name')
  await expect(profile.locator('.words')).toHaveText('Some words')
  await expect(profile.locator('.facts li')).toHaveText(['Somewhere', 'Some house'])
  await expect(profile.locator('.socials a')).toHaveAccessibleName('GitHub')
  await expect(profile.locator('.socials a')).toHaveAttribute('href', /^https:\/\/github\.com\//)
  await expect(profile.locator('.socials svg')).toHaveCount(1)
  const avatar = profile.locator('> img')
  await expect(avatar).toHaveAttribute('src', PICTURE)
  await expect(avatar).toHaveAttribute('width', '720')
  await expect(avatar).toHaveAttribute('height', '480')
  expect(await style(page, '.profile > img', 'border-radius')).not.toBe('50%')
  const [box, words] = [await avatar.boundingBox(), await profile.locator('h2').boundingBox()]
  expect(box!.x).toBeGreaterThan(words!.x)
  await open(page, '/')
  await expect(page.locator('.profile > img')).toHaveAttribute('src', '/images/home/avatar.svg')
  expect(await style(page, '.profile > img', 'border-radius')).toBe('50%')
})

test('[S3.19] a friend shows all its fields and its own colours, without a style attribute', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await tiny(page, '/friends/')
  await expect(page.locator('.friend')).toHaveCount(3)
  await expect(page.locator('.list-head h2')).toHaveText('A group')
  await expect(page.locator('.friends-desc')).toHaveText('Of two')
  const card = page.locator('.friend', { hasText: 'Coloured' })
  await expect(card.locator('strong a')).toHaveAttribute('href', 'https://coloured.example/')
  await expect(card.locator('img')).toHaveAttribute('src', PICTURE)
  await expect(card.locator('p')).toHaveText('Says little')
  await expect(card.locator('.facts li')).toHaveText(['Somewhere', 'Some house'])
  await expect(card.locator('.socials a')).toHaveAttribute('href', 'https://social.example/')
  await expect(page.locator('[style]')).toHaveCount(0)
  const coloured = '.friend:has(img)'
  expect(await style(page, coloured, 'color')).toBe('rgb(16, 32, 48)')
  expect(await style(page, coloured, 'background-color')).toBe('rgb(238, 221, 204)')
  expect(await style(page, `${coloured} strong`, 'color')).toBe('rgb(1, 2, 3)')
  // Text that was given no colour stays readable on the author's background.
  expect(await style(page, '.friend[data-back="#111111"]', 'color')).toBe('oklch(1 0 0)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await style(page, coloured, 'background-color')).toBe('rgb(51, 68, 85)')
})

test('a browser that cannot read colours from attributes gets them from script', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await tiny(page, '/friends/')
  const own = page.locator('.friend').nth(1)
  expect(await own.evaluate((card) => card.style.getPropertyValue('--friend-fg'))).toBe('#102030')
  expect(await style(page, '.friend:has(img)', 'color')).toBe('rgb(16, 32, 48)')
})

test('[S2.4.1] every built-in layout; custom has nothing of the theme around it', async ({
  page,
}) => {
  await tiny(page, '/doc/')
  await expect(page.locator('.doc article')).toHaveCount(1)
  await tiny(page, '/page/')
  await expect(page.locator('.bar, .foot')).toHaveCount(2)
  await expect(page.locator('main')).toHaveText('TitleBare text.')
  await tiny(page, '/list/')
  await expect(page.locator('.post h2')).toHaveText('The one post')
  await tiny(page, '/friends/')
  await expect(page.locator('.friends')).toHaveCount(2)
  await tiny(page, '/')
  await expect(page.locator('.opening').first()).toBeVisible()
  await tiny(page, '/custom/')
  await expect(page.locator('.prose')).toHaveText('Only this.')
  await expect(page.locator('.bar, .foot, .skip, .screen, nav, header, footer')).toHaveCount(0)
})

test('[S2.4.2] a page may ask for a layout of this site by name', async ({ page }) => {
  await tiny(page, '/wide/')
  await expect(page.locator('main.at-length .prose')).toHaveText('Wide text.')
  await expect(page.locator('.bar, .foot')).toHaveCount(2)
})

test('[S2.7.1] not found: 404, a title, a quotation, a link home', async ({ page, quiet }) => {
  quiet.allow(/404 \(Not Found\)/)
  await open(page, '/nope/')
  await expect(page.getByRole('img', { name: '404' })).toBeVisible()
  await expect(page.locator('h1')).toHaveText('页面未找到')
  await expect(page.locator('blockquote')).toHaveText(
    '路漫漫其修远兮，吾将上下而求索。屈原《离骚》',
  )
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL('/')
})

test('[S2.7.2] not found in English', async ({ page, quiet }) => {
  quiet.allow(/404 \(Not Found\)/)
  await open(page, '/en/nope/')
  await expect(page.locator('h1')).toHaveText('PAGE NOT FOUND')
  await page.getByRole('link', { name: 'Take me home' }).press('Enter')
  await expect(page).toHaveURL('/en/')
})

test('only the picture of the appearance in use is shown and fetched', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await tiny(page, '/calm/')
  await tiny(page, '/')
  await expect(page.locator('.backdrop .by-day')).toBeVisible()
  await expect(page.locator('.backdrop .by-night')).toBeHidden()
  expect(asked.has(OTHER)).toBe(false)
  await page.getByRole('button', { name: '外观' }).click()
  await expect(page.locator('.backdrop .by-night')).toBeVisible()
  await expect(page.locator('.backdrop .by-day')).toBeHidden()
})

test('the leaf is read as its sentence, and both homes fit a phone', async ({ page }) => {
  await open(page, '/')
  await expect(
    page.getByRole('img', { name: /易则易知，简则易从。.*《周易·系辞上》/ }),
  ).toBeVisible()
  expect(await page.locator('.leaf p').allTextContents()).toEqual([
    '易则易知简则',
    '易从易简而天',
    '下之理得矣',
  ])
  const columns = await page
    .locator('.leaf p')
    .evaluateAll((all) => all.map((column) => column.scrollWidth <= column.clientWidth + 1))
  expect(columns).toEqual([true, true, true])
  await open(page, '/en/')
  await expect(page.locator('.leaf blockquote')).toHaveText(
    'Simplicity is prerequisite for reliability.',
  )
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/en/', '/friends/', '/en/friends/']) {
      await open(page, path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})

test('old addresses of the friends pages lead to the new ones', async ({ page }) => {
  await page.goto('/friends.html')
  await expect(page).toHaveURL('/friends/')
  await expect(page.locator('.friend')).toHaveCount(9)
  await page.goto('/en/friends.html')
  await expect(page).toHaveURL('/en/friends/')
  await expect(page.locator('h1')).toHaveText('Neighbours')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the arrow, the friends and their colours are there', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${site.url}/`)
    await page.locator('.down').click()
    await expect(page).toHaveURL(/#below$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900 - 64)
    await page.goto(`${site.url}/friends/`)
    expect(await page.locator('.friend').nth(1).getAttribute('data-text')).toBe('#102030')
    await expect(page.locator('.friend strong a')).toHaveCount(3)
  })
})
