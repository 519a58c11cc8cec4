import { describe, expect, it } from 'vitest'
import type { CompiledPage } from '../compiled-page.ts'
import type { PlacedPage } from '../placed-page.ts'
import { emptyPage } from '../read-page.ts'
import { CurrentSite } from './current-site.ts'
import type { LiveSite } from './live-site.ts'
import type { Placer } from './place-anyway.ts'

type How = ReturnType<LiveSite['replace']>

const PAGES = { 'a.md': '/a/', 'home.md': '/', 'posts.md': '/posts/', 'b.md': '/b/' }
const LAYOUTS: Readonly<Record<string, string>> = { '/': 'home', '/posts/': 'posts' }
const source = (file = 'a.md'): CompiledPage => emptyPage(file, [])

/** A site of four pages that answers each new text as a test has written down. */
class ScriptedSite {
  readonly replaced: CompiledPage[] = []
  private readonly hows: How[]

  constructor(hows: How[]) {
    this.hows = hows
  }

  readonly map = (() => {
    const pages = Object.entries(PAGES).map(([file, path]) => ({
      path,
      source: source(file),
      frontmatter: { pageLayout: LAYOUTS[path] },
    }))
    return {
      byFile: new Map(pages.map((page) => [page.source.file, page])),
      byPath: new Map(pages.map((page) => [page.path, page])),
    }
  })()

  replace(page: CompiledPage): How {
    this.replaced.push(page)
    return this.hows.shift() ?? 'same'
  }
}

/** How often it was built, and the last one. */
function scripted(...hows: How[]) {
  const built: ScriptedSite[] = []
  const site = new CurrentSite({} as Placer, async () => {
    built.push(new ScriptedSite(hows))
    return built.at(-1) as unknown as LiveSite
  })
  return { site, built }
}

describe('the site as it stands', () => {
  it('is built when it is asked for, once for all who wait', async () => {
    const { site, built } = scripted()
    expect(site.now).toBeUndefined()
    const [one, other] = await Promise.all([site.get(), site.get()])
    expect(one).toBe(other)
    expect(await site.get()).toBe(one)
    expect(site.now).toBe(one)
    expect(built).toHaveLength(1)
  })

  it('takes in what is compiled, and is not built again for it', async () => {
    const { site, built } = scripted('same')
    await site.get()
    const page = source()
    site.put(page)
    expect(built[0]!.replaced).toEqual([page])
    await site.whole()
    await site.for('/b/')
    expect(built).toHaveLength(1)
    expect(site.isOld).toBe(false)
  })

  it('does not look twice at what it has', async () => {
    const { site, built } = scripted()
    const { map } = await site.get()
    site.put((map.byFile.get('a.md') as PlacedPage).source)
    expect(built[0]!.replaced).toEqual([])
  })

  it('is built again where a page comes, goes or moves', async () => {
    const { site, built } = scripted('other')
    await site.get()
    site.put(source())
    expect(site.now).toBeUndefined()
    await site.get()
    expect(built).toHaveLength(2)
  })

  it('takes in what was compiled while it was built', async () => {
    const { site, built } = scripted('same')
    const page = source()
    const got = site.get()
    site.put(page)
    await got
    expect(built.map(({ replaced }) => replaced)).toEqual([[page]])
    expect(built).toHaveLength(1)
  })

  it('is built once more where that does not fit, or something changed meanwhile', async () => {
    const unfit = scripted('other')
    const got = unfit.site.get()
    unfit.site.put(source())
    await got
    expect(unfit.built).toHaveLength(2)
    expect(unfit.built[1]!.replaced).toEqual([])
    const dropped = scripted()
    const again = dropped.site.get()
    dropped.site.drop()
    await again
    expect(dropped.built).toHaveLength(2)
  })

  it('shows a page with a new title at once, and others when all know of it', async () => {
    const { site, built } = scripted('own')
    await site.get()
    site.put(source())
    expect(site.isOld).toBe(true)
    await site.for('/a/')
    expect(built).toHaveLength(1)
    await site.for('/b/')
    expect(built).toHaveLength(2)
    expect(site.isOld).toBe(false)
    await site.for('/b/')
    await site.whole()
    expect(built).toHaveLength(2)
  })

  it.each([
    ['/a/', false],
    ['/b/', false],
    ['/', true],
    ['/posts/', true],
    ['/blog/', true],
  ])('shows the new beginning of a post at %s: built again %s', async (path, isAgain) => {
    const { site, built } = scripted('text')
    await site.get()
    site.put(source())
    expect(site.isOld).toBe(false)
    await site.for(path)
    expect(built).toHaveLength(isAgain ? 2 : 1)
    await site.whole()
    expect(built).toHaveLength(2)
  })
})
