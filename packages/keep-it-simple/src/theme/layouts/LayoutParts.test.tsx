import { deflateRawSync } from 'node:zlib'
import { use } from 'react'
import { expect, it } from 'vitest'
import { act, elementsIn } from '../../../tests/support/element-tree.ts'
import { inSite } from '../../../tests/support/in-site.tsx'
import { contentPage } from '../../../tests/support/sample-pages.ts'
import type { ContentPage } from '#model/page.ts'
import { DocPage } from '../doc/DocPage.tsx'
import { drawIsland } from '../islands/draw-island.ts'
import { IslandContext } from '../islands/island-context.ts'
import { PostCover } from '../posts/PostCover.tsx'
import { SlotBoundary } from '../slots/SlotBoundary.tsx'
import { unpack } from '../viewer/drawing/unpack.ts'
import { ViewerButton } from '../viewer/drawing/ViewerButton.tsx'
import { FriendsLayout } from './FriendsLayout.tsx'

const friends = (more: Partial<ContentPage>) =>
  inSite(<FriendsLayout page={contentPage('/friends/', 'Friends', more)} />)

it('friends stand in a list, then in groups, then what the page says', () => {
  expect(friends({})).toContain(
    '<header class="page-head"><h1>Friends</h1></header><div><div class="prose">',
  )
  expect(friends({ description: 'People' })).toContain('<h1>Friends</h1><p>People</p></header>')
  const friend = (name: string) => ({ name, link: `https://${name}.example/` })
  const html = friends({
    friends: { list: [friend('ada')], groups: [{ title: 'More', list: [friend('bo')] }] },
  })
  expect(html.indexOf('ada.example')).toBeLessThan(html.indexOf('More'))
  expect(html.indexOf('More')).toBeLessThan(html.indexOf('bo.example'))
})

const heading = { id: 'one', text: 'One', level: 2, children: [] } as never
const collection = {
  title: 'Blog',
  link: '/blog/',
  totals: { posts: 1, tags: 1, categories: 1, years: 1 },
}
const doc = (more: Partial<ContentPage>) => {
  const html = inSite(<DocPage page={contentPage('/a/', 'A', more)} />, {
    site: { profile: { name: 'Ada' } },
  })
  return ['local', 'frame', 'side', 'margin', 'aside'].filter((name) =>
    html.includes(`class="${name}"`),
  )
}

it('an article has beside it what it has: an outline, a sidebar, or the lists it is in', () => {
  expect(doc({})).toEqual(['frame'])
  const headings = [heading]
  expect(doc({ headings })).toEqual(['local', 'frame', 'aside'])
  expect(doc({ headings, frontmatter: { aside: true } })).toContain('aside')
  expect(doc({ headings, frontmatter: { aside: false } })).toEqual(['local', 'frame'])
  expect(doc({ sidebar: [] })).toEqual(['local', 'side'])
  expect(doc({ collection })).toEqual(['local', 'frame', 'margin'])
  expect(doc({ collection, sidebar: [] })).toEqual(['local', 'side'])
})

const cover = (first: boolean, side: 'left' | 'top') =>
  inSite(
    <PostCover
      src="/c.jpg"
      sources={[{ type: 'image/avif', srcset: '/c.avif 480w' }]}
      cover={{ ratio: [4, 3], width: 240, side } as never}
      first={first}
    />,
  )

it('a cover that is not in sight is fetched later, in the size it is shown at', () => {
  expect(cover(true, 'left')).toContain('sizes="(min-width: 48em) 240px, calc(100vw - 3rem)"')
  expect(cover(true, 'left')).toContain('loading="eager"')
  expect(cover(false, 'top')).toContain('sizes="auto, (min-width: 48em) 44rem, calc(100vw - 3rem)"')
  expect(cover(false, 'top')).toContain('loading="lazy"')
})

it('a button of the viewer shows its sign, and says its name', () => {
  expect(inSite(<ViewerButton name="Larger" act={() => undefined} />)).toBe(
    '<button class="viewer-button" type="button">Larger</button>',
  )
  expect(inSite(<ViewerButton name="Larger" sign="+" isPressed act={() => undefined} />)).toBe(
    '<button class="viewer-button" type="button" aria-pressed="true" aria-label="Larger" title="Larger">+</button>',
  )
  let count = 0
  act(elementsIn(ViewerButton({ name: 'x', act: () => (count += 1) }))[0], 'onClick')
  expect(count).toBe(1)
})

it('a drawing that was packed comes back as it was', async () => {
  const packed = deflateRawSync('<svg>é 图</svg>').toString('base64')
  expect(await unpack(packed)).toBe('<svg>é 图</svg>')
})

it('an island is drawn with its properties, and knows which it is', () => {
  const Dial = ({ k }: Record<string, unknown>) => `${use(IslandContext).id} ${String(k)}`
  expect(drawIsland(Dial as never, 'dial-2', { k: 3 })).toBe('dial-2 3')
})

it('an author’s component that fails in a browser is left out, and named', () => {
  const boundary = new SlotBoundary({ file: 'slots/Footer.tsx', children: 'Shown' })
  expect(boundary.render()).toBe('Shown')
  boundary.state = SlotBoundary.getDerivedStateFromError()
  expect(boundary.render()).toBeNull()
  const said: unknown[] = []
  const { error } = console
  console.error = (text: unknown) => said.push(text)
  try {
    boundary.componentDidCatch(new Error('no x'))
    boundary.componentDidCatch('thrown')
  } finally {
    console.error = error
  }
  expect(said).toEqual(['slots/Footer.tsx: no x', 'slots/Footer.tsx: thrown'])
})
