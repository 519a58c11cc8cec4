import { describe, expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'
import { growthOf, MOST } from '../support/growth.ts'
import { MANY, OPEN_HTML, UNENDING } from '../support/hostile-inputs.ts'
import { post, withSite } from '../support/tiny-site.ts'

const compile = (markdown: string) => compileAlone(markdown, 'page.md')

/** Of the clock, which a busy machine stretches; what counts is the processor's time. */
const PATIENCE = 180_000

describe('sixteen times the text costs no more than in step with it', { timeout: PATIENCE }, () => {
  it.each([...UNENDING, ...OPEN_HTML])('[B13] $name, without an end', async ({ text, count }) => {
    expect(await growthOf((times) => compile(text(count * times)))).toBeLessThan(MOST)
  })

  it.each(MANY)('[B11] [B13] $name, many of them', async ({ text, count }) => {
    expect(await growthOf((times) => compile(text(count * times)))).toBeLessThan(MOST)
  })
})

describe('sixteen times as much of a site', { timeout: PATIENCE }, () => {
  it('[B21] tags of a post', async () => {
    const build = (times: number) => {
      const tags = Array.from({ length: 400 * times }, (_, at) => `t${at}`)
      return withSite({ 'blog/a.md': post({ permalink: '/a/', tags }) }, (site) => site.build())
    }
    expect(await growthOf(build)).toBeLessThan(MOST)
  })
})
