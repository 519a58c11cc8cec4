import { expect, it } from 'vitest'
import { readContent } from '#content/build-content.ts'
import { checkNames } from '#commands/check-names.ts'
import { post, withSite } from '../support/tiny-site.ts'

const posts = (count: number, front: object) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `blog/${index}.md`,
      post({ createTime: `2024/01/0${index + 1}`, permalink: `/article/${index}/`, ...front }),
    ]),
  )

const missed = (files: Parameters<typeof withSite>[0]) =>
  withSite(files, async (site) => {
    const { published } = await readContent(site.settings)
    const found = await checkNames(published!.pages, site.settings)
    return found.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)
  })

it('names the pages that a search for their own title does not show', async () => {
  expect(await missed(posts(5, { title: '笔记' }))).toEqual([])
  const [first, ...others] = await missed(posts(6, { title: '笔记' }))
  expect(others).toEqual([])
  expect(first).toMatch(
    /^docs\/blog\/\d\.md:2 not-found-by-name A search for `笔记` \(its `title`\) /,
  )
})

it('names aliases that lead to other pages', async () => {
  const files = {
    ...posts(5, { title: 'Ring buffer' }),
    'blog/9.md': post({ title: 'Queues', aliases: ['ring buffer'] }),
  }
  expect(await missed(files)).toHaveLength(1)
})
