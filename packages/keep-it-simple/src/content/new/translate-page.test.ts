import { describe, expect, it } from 'vitest'
import type { Locale } from '#model/locale.ts'
import { withSite, type Files } from '../../../tests/support/tiny-site.ts'
import { translatePage } from './translate-page.ts'

const ORIGINAL = `---
title: 'A: title'
# Said by its author.
description: What it is
tags: [go, sql]
permalink: /article/a/
createTime: 2024/05/12 15:15:20
redirectFrom: [/old/]
lang: zh-CN
prev: /b/
next: /c/
translated: 2024/05/13
commentID: x
programs: own
---

Text.
`

const third: Locale = { prefix: '/de/', lang: 'de-DE', label: 'Deutsch' } as Locale

/** What \`kis new --translate\` writes. */
const translated = (files: Files, file: string, to?: string, more: readonly Locale[] = []) =>
  withSite(files, async ({ settings }) => {
    const { site } = settings
    const locales = [...site.locales, ...more]
    return translatePage(file, to, { ...settings, site: { ...site, locales } })
  })

describe('the translation of a page', () => {
  it('carries its front matter over, and marks what has to be said anew', async () => {
    expect(await translated({ 'blog/a.md': ORIGINAL }, 'docs/blog/a.md')).toEqual({
      file: 'en/blog/a.md',
      text: `---
title: 'A: title' # translate
translation: /article/a/
draft: true
# Said by its author.
description: What it is # translate
tags: [go, sql] # translate
permalink: /en/article/a/
createTime: 2024/05/12 15:15:20
---

`,
    })
  })

  it('is named by the first heading, and says the address its file gives it', async () => {
    const { file, text } = await translated({ 'a.md': '# By its heading\n\nText.\n' }, 'a.md')
    expect(file).toBe('en/a.md')
    expect(text).toBe(`---
title: By its heading # translate
permalink: /en/a/
translation: /a/
draft: true
---

`)
  })

  it('leads back to the first language', async () => {
    const { file, text } = await translated({ 'en/x.md': '# X\n' }, 'en/x.md')
    expect(file).toBe('x.md')
    expect(text).toContain('permalink: /x/\ntranslation: /en/x/\n')
  })

  it.each(['de-DE', 'DE', '/de/', 'de'])('goes to the language that is named: %s', async (to) => {
    const { file } = await translated({ 'a.md': '# A\n' }, 'a.md', to, [third])
    expect(file).toBe('de/a.md')
  })
})

describe('a translation is refused', () => {
  const refused = async (...args: Parameters<typeof translated>) => {
    const error: unknown = await translated(...args).then(
      () => undefined,
      (caught: unknown) => caught,
    )
    const { message, remedy } = error as { message: string; remedy?: string }
    return [message, remedy ?? ''].join('\n')
  }

  it.each(['b.md', 'a', 'a.txt'])('of what is no page: %s', async (file) => {
    const files = { 'a.md': '# A\n', 'a.txt': 'A' }
    expect(await refused(files, `docs/${file}`)).toContain(`There is no page docs/${file}.`)
  })

  it('where nobody says into which language', async () => {
    const said = await refused({ 'a.md': '# A\n' }, 'a.md', undefined, [third])
    expect(said).toContain('The site has several other languages.')
  })

  it.each(['fr', 'zh-CN'])('into %s, which is not another language of the site', async (to) => {
    const said = await refused({ 'a.md': '# A\n' }, 'a.md', to, [third])
    expect(said).toContain(`\`${to}\` is not another language of the site.`)
    expect(said).toContain('Write `--to en-US` or `--to de-DE`.')
  })

  it('on a site of one language', async () => {
    await withSite({ 'a.md': '# A\n' }, async ({ settings }) => {
      const site = { ...settings.site, locales: settings.site.locales.slice(0, 1) }
      expect(() => translatePage('a.md', undefined, { ...settings, site })).toThrow(
        'The site has one language only.',
      )
    })
  })

  it.each(['/en/b/', '[/de/b/, /en/b/]'])('where there is one: %s', async (written) => {
    const files = { 'a.md': `---\ntitle: A\ntranslation: ${written}\n---\n` }
    const said = await refused(files, 'a.md', 'en', [third])
    expect(said).toContain('The page has a translation already, `/en/b/`.')
  })

  it('of front matter that cannot be read', async () => {
    const files = { 'a.md': '---\ntitle: [\n---\n' }
    expect(await refused(files, 'a.md')).toContain('The front matter cannot be read.')
  })
})
