import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import { contentPage } from '../../../tests/support/sample-pages.ts'
import { enUS } from '#locale/en-US.ts'
import type { ContentPage } from '#model/page.ts'
import { DocTail } from './DocTail.tsx'

const draw = (more: Partial<ContentPage> = {}, site: { offline?: boolean } = {}) =>
  inSite(<DocTail page={contentPage('/a/', 'A', more)} />, { site }).replaceAll(
    /<svg.*?<\/svg>/g,
    '',
  )
const git = { updatedTime: '2026-03-05T10:00:00+08:00', contributors: [] }
const hidden = { draft: true }

it('a page can be taken along as it was written, and kept where the site works offline', () => {
  expect(draw()).toBe(
    '<div class="fin" aria-hidden="true"></div><div class="after"><a href="/b/a/index.md" data-action="copy-page" data-done="Copied">Copy as Markdown</a></div>',
  )
  expect(draw({}, { offline: true })).toContain('data-action="save" aria-pressed="false"')
})

it('nothing of a draft or of what was unlocked lies there as Markdown', () => {
  expect(draw(hidden)).toBe('<div class="fin" aria-hidden="true"></div>')
  expect(draw({ opened: 'page' } as never, { offline: true })).not.toContain('class="after"')
})

it('a page can be mended where its source is open', () => {
  const html = draw({ ...hidden, editLink: 'https://git.example/a' })
  expect(html).toMatch(/<div class="after"><a href="https:\/\/git.example\/a">Edit this page/)
})

it('says when it was last changed, unless the author does not want it', () => {
  const line =
    '<div class="after"><span>Last updated <time dateTime="2026-03-05T10:00:00+08:00">March 5, 2026</time></span></div>'
  expect(draw({ ...hidden, git })).toContain(line)
  expect(draw({ ...hidden, git, frontmatter: { lastUpdated: true } })).toContain(line)
  expect(draw({ ...hidden, git, frontmatter: { lastUpdated: false } })).toBe(draw(hidden))
})

const peopleOf = (names: readonly string[]) => ({
  git: { ...git, contributors: names.map((name) => ({ name })) },
})

it('whoever wrote it has a name, initials or a picture, and a link where one is known', () => {
  const contributors = [
    { name: 'Ada Byron King' },
    { name: ' grace__hopper', url: 'https://g.example/' },
    { name: '林徽因', avatar: '/p.png' },
    { name: '王' },
  ]
  const html = draw({ git: { ...git, contributors } })
  expect(html).toContain(
    `<h2 class="sub" id="doc-contributors" aria-label="Contributors">Contributors<a class="anchor" href="#doc-contributors" aria-label="${enUS.anchorLabel}">§</a></h2>`,
  )
  const initials = (text: string) => `<span class="initials" aria-hidden="true">${text}</span>`
  expect(html).toContain(
    `<ul class="people"><li>${initials('AK')}Ada Byron King</li><li>${initials('GH')}<a href="https://g.example/"> grace__hopper</a></li><li><img src="/p.png" width="28" height="28" alt=""/>林徽因</li><li>${initials('王')}王</li></ul>`,
  )
})

it('an author who wrote it alone is named once, with the terms', () => {
  const copyright = { author: 'Grace' }
  const alone = draw({ ...peopleOf(['Grace']), copyright })
  expect(alone).toContain('<dd id="doc-contributors">Grace ')
  expect(alone).not.toContain('class="people"')
  const named = draw({ ...peopleOf(['Grace']), copyright: { author: { name: 'Grace' } } })
  expect(named).not.toContain('class="people"')
  for (const people of [['Ada'], ['Grace', 'Ada']]) {
    const others = draw({ ...peopleOf(people), copyright })
    expect(others).toContain('<dd>Grace ')
    expect(others).toContain('class="people"')
  }
  expect(draw(peopleOf(['Grace']))).toContain('class="people"')
  expect(draw(peopleOf([]))).not.toContain('class="people"')
})

it('its changes are listed, newest first, with the number of all', () => {
  const changelog = [
    { hash: 'abc1234', time: '2026-03-05T10:00:00+08:00', message: 'Mend it', tag: 'v2' },
    { hash: 'def5678', time: '2026-01-02T10:00:00+08:00', message: 'Write it' },
  ]
  const html = draw({ git: { ...git, changelog, changes: 31 } })
  expect(html).toContain('31 changes<span>2026-03-05</span></summary>')
  expect(html).toContain(
    '<ol><li><code>abc1234</code><span>Mend it <span class="badge">v2</span></span><time>2026-03-05</time></li><li><code>def5678</code><span>Write it</span><time>2026-01-02</time></li></ol>',
  )
  expect(draw({ git: { ...git, changelog } })).toContain('2 changes')
  expect(draw({ git: { ...git, changelog: [] } })).toContain('<span></span></summary>')
  expect(draw({ git })).not.toContain('doc-changelog')
})

it('pages like it and pages that cite it are ways on, each with its reason', () => {
  const related = [{ path: '/r/', title: 'R', why: 'same tag' }]
  const citedBy = [{ path: '/c/', title: 'C' }]
  const likeIt = `<nav aria-labelledby="doc-related"><h2 class="sub" id="doc-related">${enUS.relatedPages}</h2><ul><li><a href="/b/r/">R</a><small>same tag</small></li></ul></nav>`
  const citing = `<nav aria-labelledby="doc-cited"><h2 class="sub" id="doc-cited">${enUS.citedBy}</h2><ul><li><a href="/b/c/">C</a></li></ul></nav>`
  expect(draw({ related, citedBy })).toContain(`<div class="onward">${likeIt}${citing}</div>`)
  expect(draw({ related })).toContain(`<div class="onward">${likeIt}</div>`)
  expect(draw({ citedBy })).toContain(`<div class="onward">${citing}</div>`)
  expect(draw()).not.toContain('onward')
})

const comments = {
  host: 'https://giscus.app/x',
  load: 'button',
  light: 'light',
  dark: 'dark',
  widget: {},
  link: 'https://git.example/discussions',
} as const

it('comments are asked for, from a host that is named, or read where they lie', () => {
  const html = draw({ comments })
  expect(html).toContain(
    `data-plan="${JSON.stringify(comments).replaceAll('"', '&quot;')}"><h2 class="sub">`,
  )
  expect(html).not.toContain('class="said"')
  expect(html).toMatch(/<span>[^<]*giscus\.app[^<]*<\/span>/)
  expect(html).toContain('<a class="link" href="https://git.example/discussions">')
  expect(html).toContain('<div class="comments-frame" role="status"></div></section>')
  expect(draw()).not.toContain('doc-comments')
})

it('what was said by the time of the build is printed, with the day and the way to it', () => {
  const discussion = { html: '<p>Said</p>', fetched: '2026-03-05', link: 'https://git.example/7' }
  const html = draw({ comments, discussion: discussion as never })
  expect(html).toContain('<div class="said"><p>Said</p></div>')
  expect(html).toMatch(/<span>(?=[^<]*giscus\.app)(?=[^<]*2026-03-05)[^<]*<\/span>/)
  expect(html).toContain('<a class="link" href="https://git.example/7">')
  expect(html).not.toBe(draw({ comments }))
})
