import { join } from 'node:path'
import { executablePath } from 'keep-it-simple-testing/chromium.ts'
import { browserWithFewFonts } from 'keep-it-simple-testing/few-fonts.ts'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { faultsOf, GOAL, OVERALL, reasonsOf } from './weigh/budgets.ts'
import { weighPage } from './weigh/bytes.ts'
import { median } from './weigh/median.ts'
import { commonStyle, totalOf, weighRelease, withFonts, type PageWeight } from './weigh/release.ts'
import { unmatched } from './weigh/unmatched.ts'

/**
 * `npm run weigh`: every page of `site/dist/`, by its files as a browser gets them (brotli, without
 * headers). Counted are document, styles and script before the reader acts, then the same with web fonts.
 * Pictures are the author's and beside the totals. A browser proves the sums on some pages.
 */
const HEAVIEST = 10
const dist = join(import.meta.dirname, '../site/dist')
const pages = weighRelease(dist)
const heaviest = pages.toSorted((a, b) => totalOf(b) - totalOf(a)).slice(0, HEAVIEST)
const faults: string[] = []

const cell = (value: number | string, width = 7) => String(value).padStart(width)
const HEAD = `${'page'.padEnd(44)}   html    css sheets script  total  req   fonts    all  pictures  search`
const row = (
  name: string,
  { html, css, sheets, script, requests, fonts, pictures, search }: PageWeight,
  total: number,
  all: number,
) =>
  `${name.padEnd(44)}${cell(html)}${cell(css)}${cell(sheets)}${cell(script)}${cell(total)}${cell(requests, 5)}${cell(fonts, 8)}${cell(all)}${cell(pictures, 10)}${cell(search, 8)}`

const middle = (of: readonly PageWeight[]): PageWeight => {
  const value = (name: keyof PageWeight) => Math.round(median(of.map((one) => one[name] as number)))
  return {
    ...of[0]!,
    ...Object.fromEntries(
      Object.entries(of[0]!)
        .filter(([, one]) => typeof one === 'number')
        .map(([name]) => [name, value(name as keyof PageWeight)]),
    ),
  }
}

console.log(HEAD)
for (const kind of new Set(pages.map((one) => one.kind))) {
  const of = pages.filter((one) => one.kind === kind)
  console.log(
    row(
      `median of ${of.length}: ${kind}`,
      middle(of),
      Math.round(median(of.map(totalOf))),
      Math.round(median(of.map(withFonts))),
    ),
  )
}
console.log(`\nthe ${HEAVIEST} heaviest`)
for (const page of heaviest)
  console.log(
    row(page.path, page, totalOf(page), withFonts(page)),
    ` ${reasonsOf(page).join(', ')}`,
  )

for (const page of pages) for (const fault of faultsOf(page)) faults.push(`${page.path}: ${fault}`)
const heavy = pages.filter((one) => totalOf(one) > GOAL.total)
const heavyWithFonts = pages.filter((one) => withFonts(one) > GOAL.withFonts)
const scripted = pages.filter((one) => one.script > GOAL.script)
console.log(
  `\nof ${pages.length} pages ${heavy.length} weigh more than ${GOAL.total}, ${scripted.length} have more than ${GOAL.script} of script, ${heavyWithFonts.length} weigh more than ${GOAL.withFonts} with web fonts; their reasons:`,
)
const counts = new Map<string, number>()
for (const reason of [...new Set([...heavy, ...scripted])].flatMap(reasonsOf))
  counts.set(reason, (counts.get(reason) ?? 0) + 1)
console.log([...counts].map(([reason, count]) => `${reason} (${count})`).join(', '))

const overall = {
  median: Math.round(median(pages.map(totalOf))),
  medianWithFonts: Math.round(median(pages.map(withFonts))),
  commonStyle: commonStyle(dist),
  script: Math.round(median(pages.map((one) => one.script))),
  search: Math.max(...pages.map((one) => one.search)),
}
for (const [name, { goal, limit }] of Object.entries(OVERALL)) {
  const value = overall[name as keyof typeof overall]
  console.log(`${name} ${value}, held to ${limit}, asked for ${goal}`)
  if (value > limit) faults.push(`${name} ${value} > ${limit}`)
}

const browser = await browserWithFewFonts(executablePath)
const served = await serveByNginx(dist, join(dist, '../.content/hosts/nginx.conf'))
try {
  const firsts = [...new Set(pages.map((one) => one.kind))].map((kind) =>
    pages.find((one) => one.kind === kind)!,
  )
  for (const page of new Set([...firsts, ...heaviest.slice(0, 3)])) {
    const { first } = await weighPage(browser, served.url + page.path)
    const seen = first.html + first.css + first.script
    console.log(
      `in a browser: ${page.path} ${seen} and ${first.fonts} of fonts, by its files ${totalOf(page)} and ${page.fonts}`,
    )
    if (seen > totalOf(page) * 1.02 + 100)
      faults.push(`${page.path}: a browser loads ${seen}, the files are ${totalOf(page)}`)
    if (first.fonts > page.fonts)
      faults.push(
        `${page.path}: a browser loads ${first.fonts} of fonts, the files are ${page.fonts}`,
      )
    if (first.foreign > 0) faults.push(`${page.path}: asks another host`)
  }
  const rules = await unmatched(await browser.newPage(), dist)
  console.log(`\n${rules.length} selectors match nothing on any page and nothing a script makes:`)
  for (const rule of rules) console.log(`  ${rule}`)
} finally {
  await browser.close()
  served.close()
}

for (const fault of faults) console.log(fault)
console.log(faults.length === 0 ? 'within the budget' : `${faults.length} over the budget`)
process.exitCode = faults.length === 0 ? 0 : 1
