/**
 * Can the test that compares the numbers of both languages fail? Changes one number of one Chinese page
 * at a time, in a copy, and counts the changes that the comparison reports.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { missingNumbers } from '../tests/content/page-numbers.ts'

const DOCS = join(import.meta.dirname, '../docs')
const files = readdirSync(DOCS, { recursive: true }).filter((name) => name.endsWith('.md'))
const read = (name) => readFileSync(join(DOCS, name), 'utf8')
const pairs = files
  .filter((name) => name.startsWith('en/') && !name.endsWith('README.md'))
  .flatMap((english) =>
    files
      .filter((name) => !name.startsWith('en/') && basename(name) === basename(english))
      .map((chinese) => [read(chinese), read(english)]),
  )

/** What a page says in sentences and tables; listings and the boxes at the end stay as they are. */
const LEFT_OUT =
  /^([ \t]*)(`{3,})[^\n]*\n.*?^\1\2$|^::: (?:environment|references)\n.*?^:::$|`[^`\n]*`|\]\([^)]*\)|^---\n.*?\n---\n/gms
const blank = (text) => text.replace(/[^\n]/g, ' ')
const NUMBER = /(?<![\w.,/#-])\d+(?:,\d{3})*(?:\.\d+)?(?![\w.,]*\d)/g

/** One digit more or less, as a slip of the finger makes it; the first digit stays. */
function slip(written) {
  const at = written.length - 1
  const digit = Number(written[at])
  return written.slice(0, at) + ((digit + 1) % 10)
}

const kinds = {
  'decimal or thousands': /[.,]/,
  'three digits and more': /^\d{3,}$/,
  'one or two digits': /^\d{1,2}$/,
}
const tally = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, [0, 0]]))
for (const [chinese, english] of pairs) {
  for (const { 0: written, index } of chinese.replace(LEFT_OUT, blank).matchAll(NUMBER)) {
    const kind = Object.keys(kinds).find((name) => kinds[name].test(written))
    const end = index + written.length
    const wrong = chinese.slice(0, index) + slip(written) + chinese.slice(end)
    tally[kind][0]++
    if (missingNumbers(wrong, english).length > 0 || missingNumbers(english, wrong).length > 0)
      tally[kind][1]++
  }
}
console.log(`${pairs.length} pairs`)
console.log('numbers in sentences      changed  noticed')
for (const [kind, [changed, noticed]] of Object.entries(tally))
  console.log(
    kind.padEnd(24),
    String(changed).padStart(8),
    String(noticed).padStart(8),
    `${((100 * noticed) / changed).toFixed(1)}%`.padStart(7),
  )
