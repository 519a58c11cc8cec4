import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import { contentPage } from '../../../tests/support/sample-pages.ts'
import type { HomeSection } from '#model/home.ts'
import type { ContentPage } from '#model/page.ts'
import { HomeLayout } from '../layouts/HomeLayout.tsx'

const draw = (sections: readonly HomeSection[], more: Partial<ContentPage> = {}, view = {}) =>
  inSite(
    <HomeLayout page={contentPage('/', 'The site', { home: { sections }, ...more })} />,
    view,
  ).replaceAll(/<svg.*?<\/svg>/g, '')
const post = (name: string, category?: string) => ({
  path: `/${name}/`,
  title: name,
  createTime: '2026/03/05 10:00:00',
  ...(category !== undefined && { category }),
})

it('a home page without an opening is still named, for those who hear it', () => {
  const hidden = '<h1 class="sr">The site</h1>'
  expect(draw([])).toBe(`<main id="main" tabindex="-1">${hidden}</main>`)
  expect(draw([{ type: 'features' }])).toContain(hidden)
  expect(draw([{ type: 'hero' }])).not.toContain(hidden)
  const { home: _, ...bare } = contentPage('/', 'The site')
  expect(inSite(<HomeLayout page={bare} />)).toContain(hidden)
})

it('beside the words of a hero stand pages to begin with, and what is new', () => {
  const list = { posts: [post('new')], pinned: [post('first', 'Tools')], link: '/blog/' }
  const both =
    '<div class="hero-posts"><div><h2>Start here</h2><ul><li><a href="/b/first/">first</a><small>Tools</small></li></ul></div><div><h2>Recent posts</h2><ul><li><a href="/b/new/">new</a><small><time dateTime="2026-03-05">2026-03-05</time></small></li></ul><a class="more-link" href="/b/blog/">All posts</a></div></div>'
  const html = draw([{ type: 'hero', list }])
  expect(html).toContain('class="wide hero hero--desk"')
  expect(html).toContain(both)
  const second = draw([{ type: 'features' }, { type: 'hero', list: { ...list, pinned: [] } }])
  expect(second).toContain('<div class="hero-posts"><div><h3>Recent posts</h3>')
  expect(second).not.toContain('Start here')
})

it('a hero shows its part of the text, a picture or a quotation where it has one', () => {
  const bare = draw([{ type: 'hero' }])
  expect(bare).toContain('class="wide hero"')
  expect(bare).not.toMatch(/hero-(?:body|image|posts)|quote-panel/)
  const bodied = draw([{ type: 'hero', body: true }], { body: '<p>Said</p>' })
  expect(bodied).toContain('class="wide hero hero--desk"')
  expect(bodied).toMatch(/<div class="hero-body"><div[^>]*><p>Said<\/p><\/div><\/div>/)
  const product = draw([{ type: 'doc-hero', body: true, hero: { image: '/p.png' } }])
  expect(product).toContain('class="wide hero hero--doc"')
  expect(product).toContain('<div class="hero-image"><img src="/b/p.png" alt="" loading="lazy"/>')
})

it('a name ends with a stop that never stands alone on a line', () => {
  const title = (name: string) =>
    /<h1>(.*?)<span class="nowrap">(.*?)<i/s
      .exec(draw([{ type: 'hero', hero: { name } }]))!
      .slice(1)
  expect(title('Keep\nit simple')).toEqual(['Keep\nit ', 'simple'])
  expect(title('Simple')).toEqual(['', 'Simple'])
  expect(title('Simple ')).toEqual(['', 'Simple '])
})

it('an action that opens a window of its own tells that page nothing', () => {
  const action = (more: object) =>
    /<div class="actions">(<a .*?)<\/div>/.exec(
      draw([{ type: 'hero', hero: { actions: [{ text: 'Go', link: '/go/', ...more }] } }]),
    )![1]
  expect(action({})).toBe('<a class="btn btn--ink" href="/b/go/">Go</a>')
  expect(action({ target: '_blank', theme: 'alt' })).toBe(
    '<a class="btn" href="/b/go/" target="_blank" rel="noopener">Go</a>',
  )
  expect(action({ target: '_blank', rel: 'me' })).toContain('rel="me"')
  expect(action({ target: '_top' })).not.toContain('rel=')
})

const quote = (lang: string, quotePanel: object) =>
  draw([{ type: 'hero', hero: { quotePanel: quotePanel as never } }], { lang })

it('a quotation is ruled paper, or in Chinese a page of an old book', () => {
  expect(quote('en-US', { text: 'Words', source: 'Somebody' })).toContain(
    '<blockquote>Words</blockquote><figcaption>Somebody</figcaption>',
  )
  expect(quote('en-US', { text: 'Words' })).toContain('<blockquote>Words</blockquote></div>')
  const book = quote('zh-CN', { text: '学而时习之。', source: '论语', spine: ['卷一', '学而'] })
  expect(book).toContain('role="img" aria-label="学而时习之。——论语"')
  expect(book).toContain(
    '<div class="spine" aria-hidden="true"><span>卷一</span><span>学而</span></div>',
  )
  const plain = quote('zh-CN', { text: '学而时习之。', spine: [] })
  expect(plain).toContain('aria-label="学而时习之。"')
  expect(plain).not.toContain('spine')
  expect(quote('zh-CN', { text: '学。' })).not.toContain('spine')
})

it('features have a heading above them, or are headings themselves', () => {
  const features = [{ title: 'Fast' }]
  expect(draw([{ type: 'features', features }])).toMatch(
    /<div class="wide"><div class="features" data-grid="[^"]*"><div class="feature"><h2>Fast<\/h2><\/div>/,
  )
  const headed = draw([{ type: 'features', title: 'Why', features }])
  expect(headed).toContain('<div class="section-head"><h2>Why</h2></div>')
  expect(headed).toContain('<h3>Fast</h3>')
  expect(draw([{ type: 'features', title: 'Why', description: 'So' }])).toContain('<p>So</p>')
  expect(draw([{ type: 'features' }])).not.toContain('class="feature"')
})

it('words stand beside a picture where there is one', () => {
  const words = '<div class="illustrated-words"></div>'
  expect(draw([{ type: 'text-image' }])).toContain(`<div class="wide">${words}</div>`)
  const image = { src: '/p.png', width: 400, height: 300, alt: 'P' }
  const picture = (size: string) =>
    `<div class="illustrated-picture"><img src="/b/p.png" alt="P" ${size} loading="lazy"/></div>`
  expect(draw([{ type: 'text-image', image }])).toContain(
    `<div class="wide illustrated">${words}${picture('width="400" height="300"')}</div>`,
  )
  expect(draw([{ type: 'image-text', image, width: 200 }])).toContain(
    `<div class="wide illustrated">${picture('width="200"')}${words}</div>`,
  )
  const pair = draw([{ type: 'text-image', image: { light: '/l.png', dark: '/d.png' } }])
  expect(pair).toContain('<img class="by-day" src="/b/l.png" alt="" loading="lazy"/>')
})

it('a profile shows what it is given, else what the site knows', () => {
  const site = { profile: { name: 'Ada', avatar: '/a.png' } }
  const drawn = (section: object, more: object = site) =>
    draw([{ type: 'profile', ...section }], {}, { site: more })
  expect(drawn({})).toContain(
    '<img class="unringed" src="/b/a.png" width="144" height="144" alt=""/>',
  )
  expect(drawn({ circle: true, url: '/u.png' })).toContain('<img class="ringed" src="/b/u.png"')
  expect(drawn({ avatar: '/o.png', url: '/u.png' })).toContain('src="/b/o.png"')
  const bare = drawn({}, { profile: { name: 'Ada' } })
  expect(bare).not.toMatch(/<img|socials|facts/)
  const social = [{ icon: 'github', link: 'https://g.example/', label: 'G' }]
  expect(drawn({}, { ...site, social })).toContain('<ul class="socials"><li><a class="tool"')
})

it('a part of the text may have a title in the margin', () => {
  const body = '<p>Said</p>'
  expect(draw([{ type: 'custom' }], { body })).toMatch(
    /<section class="section"><div class="wide"><div[^>]*><p>Said<\/p><\/div><\/div><\/section>/,
  )
  const titled = draw([{ type: 'custom', title: 'More' }], { body })
  expect(titled).toContain('<section class="section" aria-label="More"><div class="wide split">')
  expect(titled).toContain('<div class="section-head"><h2>More</h2></div>')
  expect(draw([{ type: 'custom', title: 'More', description: 'So' }])).toContain(
    '<h2>More</h2><p>So</p></div>',
  )
})
