import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { weighPage, type Weighed } from './weigh/bytes.ts'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'

/** Kinds of page, in both languages; the article has no interactive block. */
const PAGES = {
  article: ['/article/bash-pipefail/', '/en/article/bash-pipefail/'],
  notes: ['/resource/', '/en/resource/'],
  list: ['/blog/', '/en/blog/'],
  home: ['/', '/en/'],
}
/** Pages with programs that can be run: what is loaded before anybody runs one. */
const PROGRAMS = ['/article/composite-index/', '/en/article/composite-index/']
/** Pages with programs and a living figure: its first frame, and what waits for it to be wanted. */
const FIGURES = ['/article/bloom-filter/', '/en/article/bloom-filter/']

/** What the first script has to bring faces and to set titles in them. */
const FACES = 600
/**
 * In bytes over the network, compressed, without headers; pictures of the page are its author's, and
 * faces come after the text, so both are beside the total. On a slow machine two seconds pass
 * meanwhile, after which a page is saved for reading offline: 1.6 kB.
 */
const BUDGET = {
  total: 30_000,
  script: 3_000 + FACES,
  requests: 5,
  foreign: 0,
  afterIntent: 116_000,
}
/** What listens for Run and knows whether a draft is there, and programs that are worth running. */
const PROGRAM_BUDGET = {
  ...BUDGET,
  total: BUDGET.total + 3_200,
  script: BUDGET.script + 6_000,
  requests: BUDGET.requests + 3,
  afterIntent: BUDGET.afterIntent + 6_000,
}
/** A figure on top of programs brings frame, controls, their styles and their starter. */
const FIGURE_BUDGET = {
  ...PROGRAM_BUDGET,
  total: PROGRAM_BUDGET.total + 9_500,
  requests: PROGRAM_BUDGET.requests + 4,
}

/** Our home pages show a program and the chart of an article beside sections of their own. */
const HOME_BUDGET = {
  ...PROGRAM_BUDGET,
  total: PROGRAM_BUDGET.total + 3_000,
  requests: PROGRAM_BUDGET.requests + 3,
}

/** Pages that are weighed at once: most of the time is spent waiting for nothing more to come. */
const TOGETHER = 4

function budgetOf(address: string): typeof BUDGET {
  if (PAGES.home.includes(address)) return HOME_BUDGET
  if (FIGURES.includes(address)) return FIGURE_BUDGET
  return PROGRAMS.includes(address) ? PROGRAM_BUDGET : BUDGET
}

const dist = join(import.meta.dirname, '../site/dist')
const served = await serveByNginx(dist, join(dist, '../.content/hosts/nginx.conf'))
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
let over = 0
try {
  console.log(
    'page                             html    css script   rest  total  req  after intent   fonts files  with fonts',
  )
  const addresses = [...Object.values(PAGES).flat(), ...PROGRAMS, ...FIGURES]
  for (let first = 0; first < addresses.length; first += TOGETHER) {
    const lines = await Promise.all(addresses.slice(first, first + TOGETHER).map(weigh))
    for (const line of lines) console.log(line)
  }
} finally {
  await browser.close()
  served.close()
}

async function weigh(address: string): Promise<string> {
  const weighed = await weighPage(browser, served.url + address)
  const faults = faultsOf(weighed, budgetOf(address))
  over += faults.length
  return `${row(address, weighed)} ${faults.join(', ')}`
}

console.log(over === 0 ? 'within the budget' : `${over} over the budget`)
process.exitCode = over === 0 ? 0 : 1

function totalOf({ first: { html, css, script, rest } }: Weighed): number {
  return html + css + script + rest
}

function faultsOf(weighed: Weighed, budget: typeof BUDGET): string[] {
  const { first, scriptAfterIntent } = weighed
  const over = (name: string, value: number, limit: number) =>
    value > limit ? [`${name} ${value} > ${limit}`] : []
  return [
    ...over('total', totalOf(weighed), budget.total),
    ...over('script', first.script, budget.script),
    ...over('requests', first.requests, budget.requests),
    ...over('foreign', first.foreign, budget.foreign),
    ...over('after intent', scriptAfterIntent, budget.afterIntent),
  ]
}

function row(address: string, weighed: Weighed): string {
  const { html, css, script, rest, requests, fonts, fontFiles } = weighed.first
  const numbers = [html, css, script, rest, totalOf(weighed)].map((one) => String(one).padStart(6))
  return `${address.padEnd(30)} ${numbers.join(' ')} ${String(requests).padStart(4)} ${String(weighed.scriptAfterIntent).padStart(9)}     ${String(fonts).padStart(7)} ${String(fontFiles).padStart(5)} ${String(totalOf(weighed) + fonts).padStart(11)}`
}
