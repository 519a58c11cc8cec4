import { expect, it } from 'vitest'
import { contentPage, lockedPage } from '../../tests/support/sample-pages.ts'
import { testSite } from '../../tests/support/test-site.ts'
import { blockSources, lockedSources, pictureHosts, siteSources } from './needed-sources.ts'
import { contentPolicy } from './policy.ts'

const { site } = testSite

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `))
const policyOf = (change: Partial<typeof site>, assets: readonly string[] = []) => {
  const all = { ...site, ...change }
  return contentPolicy([], ...siteSources(all), ...blockSources(new Set(assets), all))
}

it('nobody else may be asked where nothing is set', () => {
  const policy = policyOf({})
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'")
  expect(directive(policy, 'frame-src')).toBeUndefined()
})

it('pages with programs may ask those who run them, and nobody who is turned off', () => {
  expect(directive(policyOf({}, ['run']), 'connect-src')).toBe(
    "connect-src 'self' https://play.golang.org https://api.kotlinlang.org wss://play.rust-lang.org",
  )
  const own = { go: { url: 'https://go.example/run', protocol: 'json' }, kotlin: false } as const
  expect(directive(policyOf({ runners: own }, ['run']), 'connect-src')).toBe(
    "connect-src 'self' https://go.example wss://play.rust-lang.org",
  )
})

it('Python may run where the search is hosted elsewhere', () => {
  const search = { appId: 'a', apiKey: 'k', indexName: 'i' }
  expect(directive(policyOf({ search }), 'script-src')).toBe("script-src 'self'")
  const script = "script-src 'self' 'wasm-unsafe-eval'"
  expect(directive(policyOf({ search }, ['run']), 'script-src')).toBe(script)
  const runners = { python: false, sql: false }
  expect(directive(policyOf({ search, runners }, ['run']), 'script-src')).toBe("script-src 'self'")
})

it('locked pages may show what was decrypted, and any block', () => {
  const policy = contentPolicy([], ...lockedSources(site))
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob:")
  expect(directive(policy, 'media-src')).toBe("media-src 'self' blob:")
  expect(directive(policy, 'frame-src')).toMatch(/ blob: 'self' https:\/\/player\./)
  expect(directive(policy, 'connect-src')).toContain('https://play.golang.org')
})

it('comments may be framed, from the host that is set', () => {
  const comments = { repo: 'a/b', repoId: 'R', category: 'C', categoryId: 'D' }
  expect(directive(policyOf({ comments }), 'frame-src')).toBe('frame-src https://giscus.app')
  const host = 'https://talk.example/'
  expect(directive(policyOf({ comments: { ...comments, host } }), 'frame-src')).toBe(
    'frame-src https://talk.example',
  )
})

it('analytics may be loaded and may report', () => {
  const script = { src: 'https://count.example/a.js' }
  const policy = policyOf({ analytics: { script, tagManager: 'GTM-1' } })
  const hosts = 'https://count.example https://www.googletagmanager.com'
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hosts}`)
  expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' ${hosts}`)
})

it('repositories may be asked for by that setting alone', () => {
  const repositoryService = 'https://facts.example/of/'
  expect(policyOf({ repositoryService })).toBe(policyOf({}))
  const connect = (change: Partial<typeof site>) =>
    directive(policyOf({ ...change, repositoryRefresh: true }), 'connect-src')
  expect(connect({})).toBe("connect-src 'self' https://api.github.com https://gitee.com")
  expect(connect({ repositoryService })).toBe("connect-src 'self' https://facts.example")
})

it('the picture of the day may be shown, from its host', () => {
  const daily = (address: string) =>
    directive(policyOf({ banner: { picture: '/own.png', daily: address } }), 'img-src')
  expect(daily('https://day.example/today')).toBe("img-src 'self' data: https://day.example")
  for (const own of ['/today.png', 'https://', 'http://day.example/'])
    expect(daily(own)).toBe("img-src 'self' data:")
})

it('pictures of people, friends and home sections may be shown from where they are', () => {
  const page = contentPage('/a/', 'A', {
    git: { contributors: [{ name: 'a', avatar: 'https://a.example/1.png' }] },
    friends: [{ list: [{ avatar: 'https://b.example/2.png', link: 'https://no.example/' }] }],
    home: [
      { backgroundImage: { light: 'https://c.example/3.png', dark: 'https://d.example/4.png' } },
      { image: '/own.png', banner: null, src: 'https://e.example/5.png' },
    ],
  } as never)
  expect(pictureHosts(page)).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.example`),
  )
  expect(pictureHosts({ ...lockedPage('/b/', 'B', true), friends: page.friends } as never)).toEqual(
    [],
  )
})

it('the hosted search may be asked, at the hosts that are set', () => {
  const search = { appId: 'a', apiKey: 'k', indexName: 'i' }
  const connect = (given: object) =>
    directive(policyOf({ search: { ...search, ...given } }), 'connect-src')
  expect(connect({})).toBe("connect-src 'self' https://*.algolia.net https://*.algolianet.com")
  expect(connect({ hosts: ['https://find.example'] })).toBe(
    "connect-src 'self' https://find.example",
  )
})

it('players and demos may frame and send what they need, and no other block', () => {
  expect(policyOf({}, ['table'])).toBe(policyOf({}))
  expect(directive(policyOf({}, ['demo']), 'form-action')).toBe(
    "form-action 'self' https://codepen.io https://jsfiddle.net",
  )
})
