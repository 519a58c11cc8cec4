import { expect, test } from '@playwright/test'
import { builtPaths } from '../support/page-store.ts'

/** What this site has to say. Articles come and go, so none is counted exactly or named. */
const paths = builtPaths()
const below = (prefix: string) => paths.filter((path) => path.startsWith(prefix) && path !== prefix)

test('[S1.2] [S1.3] articles in Chinese, in categories, and in English', () => {
  expect(below('/article/').length).toBeGreaterThan(below('/en/article/').length)
  for (const list of ['/blog/categories/', '/en/blog/categories/', '/en/article/'])
    expect(below(list), list).not.toEqual([])
})

test('[S1.4] series: data mining, papers, principles, interviews, resources, SOLID', () => {
  for (const series of ['dataMining', 'paperNote', 'designModel', 'interview', 'resource'])
    expect(below(`/${series}/`), series).not.toEqual([])
  expect(below('/en/solid/')).not.toEqual([])
})
