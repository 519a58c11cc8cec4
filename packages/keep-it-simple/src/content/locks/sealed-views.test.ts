import { expect, it } from 'vitest'
import type { PlacedPage } from '../placed-page.ts'
import { checkSealed } from './check-sealed.ts'
import { seenBy } from './public-view.ts'

const page = (file: string, source: object = {}, lock?: object, front: object = {}): PlacedPage =>
  ({
    path: `/${file}/`,
    frontmatter: { title: file, ...front },
    git: { updatedTime: 'x' },
    source: { file: `${file}.md`, pictures: [], sources: [], ...source },
    ...(lock && { lock: { openers: [], shows: {}, ...lock } }),
  }) as unknown as PlacedPage

const KEYS = { order: 0, sidebar: 'S', article: false, sticky: 0 }

it('everybody sees of a locked page what its author allows', () => {
  const shows = { title: true, tags: true, hint: 'Ask me' }
  const front = { ...KEYS, tags: ['t'], description: 'secret' }
  const [seen] = seenBy([], [page('a', { excerpt: 'secret' }, { shows }, front)])
  expect(seen!.frontmatter).toStrictEqual({ title: 'a', excerpt: 'Ask me', tags: ['t'], ...KEYS })
  expect(seen).not.toHaveProperty('git')
  expect(seen!.source).not.toHaveProperty('excerpt')
  expect(seen).toMatchObject({ path: '/a/', lock: { shows } })
  const [plain] = seenBy([], [page('a', {}, { shows: { title: true } }, { tags: ['t'] })])
  expect(plain!.frontmatter).toStrictEqual({ title: 'a', excerpt: false })
  const [untagged] = seenBy([], [page('a', {}, { shows: { title: true, tags: true } })])
  expect(untagged!.frontmatter).toStrictEqual({ title: 'a', excerpt: false })
})

it('a page is seen whole by those who can open it with each of their passwords', () => {
  const open = page('open')
  const locked = page('locked', {}, { openers: [1, 2] })
  const whole = (...openers: number[]) => seenBy(openers, [open, locked]).includes(locked)
  expect([whole(), whole(1), whole(2, 1), whole(1, 3), whole(3)]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(seenBy([], [open, locked])).toEqual([open])
})

it.each([
  ['no lock', undefined, 1],
  ['the same passwords', { openers: [1, 2] }, 0],
  ['one of them', { openers: [1] }, 0],
  ['another one too', { openers: [1, 3] }, 1],
])('a page that takes the text of a locked one with %s', (_, lock, count) => {
  const secret = page('secret', { sources: [{ file: 'secret.md' }] }, { openers: [1, 2] })
  const other = page('other', { sources: [{ file: 'x.md' }, { file: 'secret.md' }] }, lock)
  const found = checkSealed([secret, other, page('third')])
  expect(found).toEqual(
    count === 0
      ? []
      : [
          {
            severity: 'error',
            code: 'sealed-text',
            file: 'docs/other.md',
            message: 'The page includes docs/secret.md, which is locked with other passwords.',
            remedy:
              'Lock this page in the same way, or move the common text into a file of its own.',
          },
        ],
  )
})

it('pictures of a locked page that everybody can fetch are named', () => {
  const found = (picture: object, open: object[] = [], front: object = {}) =>
    checkSealed([
      page('open', { pictures: open }),
      page('secret', { pictures: [picture, picture] }, {}, front),
    ]).map(({ message, remedy }) => [message, remedy])
  const own = { publicPath: '/media/p.png', file: 'p.png' }
  expect(found(own)).toEqual([])
  expect(found(own, [own])).toEqual([
    [
      'The page is locked, but `p.png` is in docs/open.md too, which is not locked: everybody can fetch it.',
      'Give this page a copy of its own if the file is secret.',
    ],
  ])
  expect(found(own, [own], { cover: '/media/p.png' })).toEqual([])
  expect(found({ publicPath: '/p.png' })).toEqual([
    [
      'The page is locked, but `/p.png` is in `public/`: everybody can fetch it.',
      'Put the file beside the page, where it is encrypted.',
    ],
  ])
  const made = { publicPath: '/media/p.avif', generated: true }
  expect(found(made, [made])).toEqual([])
  const elsewhere = { publicPath: '/drawn/p.svg', generated: true }
  expect([found(elsewhere), found(elsewhere, [elsewhere]).length]).toEqual([[], 1])
})

it('pages without a lock have nothing to hide', () => {
  expect(checkSealed([page('a', { pictures: [{ publicPath: '/p.png' }] })])).toEqual([])
})
