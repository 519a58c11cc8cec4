import { expect, it } from 'vitest'
import { refreshRepositories } from '#content/repositories/refresh.ts'
import { page, withSite, type TinySite } from '../../../tests/support/tiny-site.ts'

const ALL = {
  name: 'lib',
  fullName: 'someone/lib',
  url: 'https://github.com/someone/lib',
  description: 'A <small> library',
  language: 'Zig',
  languageColor: '#ec915c',
  stars: 1500,
  forks: 999,
  license: { name: 'MIT License' },
  visibility: 'Private',
  template: true,
  archived: true,
  ownerType: 'User',
}

async function cardOf(site: TinySite): Promise<string> {
  const { body } = await site.content('/note/')
  return body
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('[S7.8] [S3.22] a card shows what the service says, from the repository of the site', async () => {
  const files = { 'note.md': page({ permalink: '/note/' }, '@[repo](someone/lib)') }
  await withSite(files, async (site) => {
    const asked: string[] = []
    const refresh = (answer: object) =>
      refreshRepositories({
        docs: site.settings.docs,
        service: 'https://facts.example',
        all: true,
        now: new Date('2026-11-15T00:00:00Z'),
        fetch: async (url) => {
          asked.push(url as string)
          return Response.json(answer)
        },
      })
    await refresh(ALL)
    expect(asked).toEqual(['https://facts.example/github/repo/someone/lib'])
    const card = await cardOf(site)
    expect(textOf(card)).toBe(
      'lib 私有 模板 已归档 A &lt;small&gt; library 语言 Zig 星标 1.5k Fork 999 许可证 MIT License',
    )
    expect(card).toContain('href="https://github.com/someone/lib"')
    expect(card).toContain('fill="#ec915c"')
    await refresh({ ...ALL, ownerType: 'Organization', stars: 1000, archived: false })
    expect(textOf(await cardOf(site))).toMatch(/^someone\/lib 私有 模板 A .* 星标 1k /)
  })
})
