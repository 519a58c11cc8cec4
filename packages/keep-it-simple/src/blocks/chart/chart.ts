import { hasPart, installCommand } from '#config/optional-packages.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { blockStrings, strings } from '#content/interface-strings.ts'
import { readChart, type ChartData, type ChartOptions } from './chart-options.ts'
import { chartPicture } from './chart-picture.ts'
import { report } from '#content/markdown/page-env.ts'
import { figureFrame } from '../mermaid/figure-frame.ts'
import type { Fence } from '#content/markdown/blocks/fences.ts'
import { plainChart } from './plain-chart.ts'
import { numberOf } from './table-data.ts'
import words from './words.ts'

/** A chart of a table: drawn at build time, with its table for everyone who would rather read. */
export async function drawChart(figure: Fence, options: ChartOptions): Promise<string | undefined> {
  const { env, values } = figure
  const data = readChart(figure, options)
  if (!data) return undefined
  if (!hasPart('charts')) {
    report(
      env,
      {
        severity: 'error',
        code: 'missing-package',
        message: 'The package that draws charts is not installed.',
        remedy: `Run \`${installCommand('charts')}\`.`,
      },
      { line: figure.line },
    )
    return undefined
  }
  const said = blockStrings(env, 'chart', words)
  return figureFrame(figure, {
    kind: 'chart',
    svg: plainChart(await chartPicture(data, env.lang, 'column')),
    phone: plainChart(await chartPicture(data, env.lang, 'phone')),
    name: said.name,
    alt: values['alt'],
    details: { summary: said.data, html: tableOf(data, env.lang, strings(env).table) },
  })
}

function tableOf({ table, x, y, unit }: ChartData, lang: string, label: string): string {
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: 20 })
  const shown = [x, ...y].map((name) => ({ name, at: table.columns.indexOf(name) }))
  const suffix = unit === '' ? '' : ` (${unit})`
  const head = shown
    .map(({ name }, index) =>
      index === 0
        ? `<th scope="col">${escapeHtml(name)}</th>`
        : `<th scope="col" class="num">${escapeHtml(name + suffix)}</th>`,
    )
    .join('')
  const rows = table.rows.map((row) => {
    const cells = shown.map(({ at }, index) => {
      const cell = row[at] ?? ''
      if (index === 0) return `<th scope="row">${escapeHtml(cell)}</th>`
      const value = numberOf(cell)
      return `<td class="num">${escapeHtml(value === undefined ? cell : format.format(value) + (cell.endsWith('%') ? '%' : ''))}</td>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  return `<div class="table"><div class="table-scroll" role="group" tabindex="0" aria-label="${escapeHtml(label)}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div></div>`
}
