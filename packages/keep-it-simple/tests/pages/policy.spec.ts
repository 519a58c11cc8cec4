import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineHash } from '#publish/policy.ts'
import { expect, open, ready, test } from 'keep-it-simple-testing/browser.ts'
import { serveByNginx, type Served } from 'keep-it-simple-testing/nginx.ts'
import { serveTinySite } from '../support/built-site.ts'
import { hashes, lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { enter } from '../support/locked-site.ts'
import { readPolicy } from '../support/read-policy.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** Every kind of page behind real nginx, with the headers the build wrote. */
type Site = Awaited<ReturnType<typeof serveTinySite>>
let plain: Site
let locked: Site
let servers: Record<'plain' | 'locked', Served>

const FILES = {
  'README.md': source({ title: 'Home', pageLayout: 'home', config: [{ type: 'posts' }] }, ''),
  'about.md': source({ permalink: '/about/' }, 'About.'),
  'blog/1.x/a.md': post({
    title: 'A',
    permalink: '/article/a/',
    tags: ['t'],
    redirectFrom: ['/old/'],
  }),
  'friends.md': source({ permalink: '/friends/', pageLayout: 'friends' }, ''),
  'en/README.md': source({ title: 'Home' }, 'Home.'),
}
const KINDS = {
  home: '/',
  'home in English': '/en/',
  page: '/about/',
  article: '/article/a/',
  list: '/blog/',
  tags: '/blog/tags/',
  'one tag': '/blog/tags/t/',
  archives: '/blog/archives/',
  categories: '/blog/categories/',
  friends: '/friends/',
  'not found': '/nope/',
  'not found in English': '/en/nope/',
  licences: '/licenses.txt',
}

const SECRET = 'Secret words of the locked page.'

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(360_000)
  const { own } = await hashes()
  plain = await serveTinySite(FILES)
  locked = await serveTinySite(
    {
      ...FILES,
      'own.md': source({ title: 'Own', permalink: '/own/', encrypt: { hash: own } }, SECRET),
    },
    { locks: await lockSettings({ rules: {} }), passwords: Object.values(PASSWORDS) },
  )
  servers = {
    plain: await serveByNginx(plain.dist, join(plain.hosts, 'nginx.conf')),
    locked: await serveByNginx(locked.dist, join(locked.hosts, 'nginx.conf')),
  }
})
test.afterAll(() => {
  Object.values(servers ?? {}).forEach((one) => one.close())
  plain?.close()
  locked?.close()
})

const policyAt = async (url: string) =>
  readPolicy((await fetch(url)).headers.get('content-security-policy') ?? '')

/** Nothing a site needs is missing here, and nothing it does not need is there. */
const PLAIN = {
  'default-src': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}
/** A locked page may hold any block, and its pictures are blobs. */
const LOCKED = {
  ...PLAIN,
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'frame-src': [
    'blob:',
    "'self'",
    'https://player.bilibili.com',
    'https://www.youtube-nocookie.com',
  ],
  'connect-src': [
    "'self'",
    'wss://play.rust-lang.org',
    'https://api.pengzhanbo.cn',
    'https://api.pengzhanbo.cn',
  ],
  'form-action': ["'self'", 'https://codepen.io', 'https://jsfiddle.net'],
}

const HASH = /^'sha256-[\w+/]{43}='$/

test('[A46] the whole policy of each kind of page, directive by directive', async () => {
  for (const [kind, path] of Object.entries(KINDS)) {
    const {
      'script-src': scripts,
      'style-src': styles,
      ...rest
    } = await policyAt(servers.plain.url + path)
    expect(rest, kind).toEqual(PLAIN)
    // Hashes, and nothing that would let another script in.
    for (const [own, ...others] of [scripts!, styles!]) {
      expect(own, kind).toBe("'self'")
      expect(
        others.filter((one) => !HASH.test(one)),
        kind,
      ).toEqual([])
    }
  }
})

test('[A46] the whole policy of a site with a locked page, which is that of the locked page', async () => {
  for (const path of ['/own/', '/article/a/', '/nope/']) {
    const {
      'script-src': scripts,
      'style-src': _,
      'connect-src': hosts,
      ...rest
    } = await policyAt(servers.locked.url + path)
    const { 'connect-src': __, ...expected } = LOCKED
    expect(rest).toEqual(expected)
    expect(
      hosts!.filter((one) => one !== "'self'" && !/^(?:https|wss):\/\/[\w.-]+$/.test(one)),
    ).toEqual([])
    // Python runs compiled code; it lets no script in.
    expect(scripts!.filter((one) => !HASH.test(one))).toEqual(["'self'", "'wasm-unsafe-eval'"])
  }
})

test('[A52] every spelling of a locked address answers with the prompt, or with nothing', async () => {
  for (const path of [
    '/own',
    '/own/',
    '/own/index.html',
    '/own/index.md',
    '/own//',
    '/./own/',
    '/en/../own/',
    '/%6fwn/',
    '/OWN/',
    '/own/?x=1',
    '/own.md',
    '/own.html',
  ]) {
    const answer = await fetch(servers.locked.url + path)
    const text = await answer.text()
    expect(text, path).not.toContain(SECRET)
    if (answer.ok) expect(text, path).toContain('class="gate"')
  }
})

test('[A46] every inline script of every document is one the policy names', async () => {
  for (const [site, { url }] of [
    [plain, servers.plain],
    [locked, servers.locked],
  ] as const) {
    const { 'script-src': allowed, 'style-src': styles } = await policyAt(url)
    const names = readdirSync(site.dist, { recursive: true, encoding: 'utf8' })
    const documents = names.filter((name) => name.endsWith('.html'))
    expect(documents.length).toBeGreaterThan(10)
    for (const name of documents) {
      const html = readFileSync(join(site.dist, name), 'utf8')
      for (const [, attributes, text] of html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)) {
        if (/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes!)) continue
        expect(allowed, name).toContain(inlineHash(text!))
      }
      for (const [, text] of html.matchAll(/<style[^>]*>([^]*?)<\/style>/g))
        expect(styles, name).toContain(inlineHash(text!))
      expect(html, name).not.toMatch(/<[a-z][^>]*\s(?:style|on\w+)=/)
    }
  }
})

test('[A46] nothing on any page is refused, before and after unlocking', async ({ page }) => {
  test.setTimeout(240_000)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.effectiveDirective} ${event.blockedURI}`),
    )
  })
  const violations = () => page.evaluate(() => (window as never as { seen: string[] }).seen)
  for (const path of Object.values(KINDS).filter(
    (one) => one.endsWith('/') && !one.includes('nope'),
  )) {
    await open(page, servers.plain.url + path)
    expect(await violations(), path).toEqual([])
  }
  await open(page, `${servers.locked.url}/own/`)
  await enter(page, PASSWORDS.own)
  await expect(page.locator('h1')).toHaveText('Own')
  expect(await violations()).toEqual([])
})

const REFUSED = [
  'base-uri',
  'connect-src',
  'form-action',
  'frame-src',
  'img-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src-elem',
] as const

test('[A46] [P5] what an attacker would bring in is refused', async ({ page, quiet }) => {
  quiet.allow(/Content Security Policy|Refused|violates|a\.example|eval/)
  await page.goto(`${servers.plain.url}/article/a/`)
  await ready(page)
  const outcome = await page.evaluate(async (wanted) => {
    const refused: string[] = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.push(effectiveDirective),
    )
    const state = window as never as Record<string, unknown>
    const add = (tag: string, attributes: object, parent: Element = document.body) => {
      const element = Object.assign(document.createElement(tag), attributes)
      parent.append(element)
      return element
    }
    add('script', { textContent: 'window.inline = 1' })
    add('script', { src: 'https://a.example/x.js' })
    add('script', { src: 'data:text/javascript,window.data=1' })
    add('img', { src: 'https://a.example/x.png' })
    add('iframe', { src: 'https://a.example/' })
    add('iframe', { srcdoc: '<script>parent.framed = 1</script>' })
    add('object', { data: 'https://a.example/x.swf' })
    add('base', { href: 'https://a.example/' }, document.head)
    add('style', { textContent: 'body { --injected: 1 }' })
    add('div', {}).setAttribute('onclick', 'window.handled = 1')
    ;(document.body.lastElementChild as HTMLElement).click()
    const link = add('a', { href: 'javascript:window.linked = 1' })
    link.click()
    const form = add('form', { action: 'https://a.example/', method: 'post' }) as HTMLFormElement
    form.submit()
    // Not from here: what a debugger evaluates may evaluate.
    let evaluated: unknown = 'refused'
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        try {
          // oxlint-disable-next-line eslint/no-eval -- that it is refused is what is tried
          evaluated = (0, eval)('1')
        } catch {
          // As it should be.
        }
        resolve()
      })
    })
    await fetch('https://a.example/').catch(() => undefined)
    // What was refused is reported in its turn, and what was not would have run by then.
    const isReported = () => wanted.every((one) => refused.includes(one))
    while (!isReported() && performance.now() < 15_000) await new Promise(requestAnimationFrame)
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return {
      evaluated,
      ran: ['inline', 'data', 'framed', 'handled', 'linked'].filter((name) => name in state),
      base: document.baseURI,
      injected: getComputedStyle(document.body).getPropertyValue('--injected'),
      refused: [...new Set(refused)].sort(),
    }
  }, REFUSED)
  expect(outcome).toEqual({
    evaluated: 'refused',
    ran: [],
    base: `${servers.plain.url}/article/a/`,
    injected: '',
    refused: expect.arrayContaining([...REFUSED]) as string[],
  })
})

test('[A46] no other site can frame a page', async ({ page, quiet }) => {
  quiet.allow(/frame-ancestors|Refused to frame|Framing/)
  await page.route('http://127.0.0.1:9/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${servers.plain.url}/about/"></iframe>`,
    }),
  )
  const asked = page.waitForRequest(`${servers.plain.url}/about/`)
  // The page around it has loaded when its frame has.
  await page.goto('http://127.0.0.1:9/')
  await asked
  const frame = page.frames()[1]!
  expect(
    await frame
      .locator('#main')
      .count()
      .catch(() => 0),
  ).toBe(0)
})
