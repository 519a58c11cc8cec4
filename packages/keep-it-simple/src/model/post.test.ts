import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareListed, type PostSummary } from './post.ts'

const post = (path: string, createTime: string, sticky?: boolean | number): PostSummary => ({
  path,
  title: path,
  categoryList: [],
  tags: [],
  createTime,
  lang: 'zh-CN',
  ...(sticky !== undefined && { sticky }),
})

describe('the order of posts', () => {
  const old = post('/old/', '2020/01/01 00:00:00')
  const later = post('/later/', '2024/01/01 12:00:01')

  it('puts pinned posts first, the heavier pin higher, equal pins newest first', () => {
    const [nine, two, one, plain, zero] = ([9, 2, 1, true, 0] as const).map((sticky, index) =>
      post(`/pin-${index}/`, `2019/01/0${9 - index} 00:00:00`, sticky),
    )
    const unpinned = post('/negative/', '2018/01/01 00:00:00', -5)
    const listed = [unpinned, old, zero!, later, two!, plain!, nine!, one!].sort(compareListed)
    expect(listed).toEqual([nine, two, one, plain, zero, later, old, unpinned])
  })

  it('never depends on the order it is given', () => {
    const any = fc.record({
      path: fc.constantFrom('/a/', '/b/', '/c/', '/d/'),
      time: fc.constantFrom('2020/01/01 00:00:00', '2021/01/01 00:00:00'),
      sticky: fc.constantFrom(undefined, true, false, -1, 0, 1, 2),
    })
    const posts = fc.uniqueArray(any, { selector: ({ path }) => path })
    const shuffled = posts.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, (lists) => {
        const [one, other] = lists.map((list) =>
          list.map(({ path, time, sticky }) => post(path, time, sticky)).sort(compareListed),
        )
        expect(one).toEqual(other)
      }),
    )
  })
})
