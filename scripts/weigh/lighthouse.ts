import lighthouse from 'lighthouse'
import { median } from './median.ts'

export interface Scores {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** Milliseconds. */
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

/** Medians of several runs of Lighthouse's phone; `port` is the debugging port of a browser. */
export async function scoresOf(url: string, port: number, runs: number): Promise<Scores> {
  const all: Scores[] = []
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse says nothing about ${url}`)
    const { categories, audits } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    all.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    })
  }
  const of = (name: keyof Scores) => median(all.map((one) => one[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
  }
}
