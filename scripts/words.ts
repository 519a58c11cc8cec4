import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run words`: how often marker phrases of stilted English occur per 1,000 words, by place, and the
 * most frequent phrases of each. It prints figures for a reader to judge and never fails.
 */
const ROOT = join(import.meta.dirname, '..')
const MARKERS = [
  'whoever',
  'whatever',
  'nobody',
  'nowhere',
  'anew',
  'besides',
  'stands?(?! for)',
  'lies',
  'of (?:its|their|his) own',
  'what (?:is|was|are|were|has|had|it|they|a|an|the|no|does|may|must|comes|leads)',
  'as it (?:is|was)',
  'such as it',
  'is (?:said|told|asked|made)',
  'are (?:said|told|asked|made)',
  'cannot be told',
  'no (?:more|other|longer) than',
  'so that',
  'where (?:it|they|there|nothing|no)',
  'those (?:who|that)',
  'the same of',
  'for itself',
  'by itself',
]
const MARKER = new RegExp(`\\b(?:${MARKERS.join('|')})\\b`, 'gi')
const WORD = /[a-z]+(?:['’-][a-z]+)*/gi

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 })
const tracked = git('ls-files', '-z').split('\0')
const texts = (path: RegExp): string[] =>
  tracked.filter((file) => path.test(file)).map((file) => readFileSync(join(ROOT, file), 'utf8'))

const commentsOf = (code: string): string =>
  (code.match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []).join('\n')
const titlesOf = (code: string): string =>
  [
    ...code.matchAll(
      /\b(?:describe|it|test)(?:\.\w+)*(?:\([^()\n]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^])*?)\1/g,
    ),
  ]
    .map(([, , title]) => title)
    .join('\n')
/** Prose of Markdown: no front matter, listings or code. */
const proseOf = (text: string): string =>
  text
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^ *(`{3,})[^]*?^ *\1/gm, '')
    .replace(/`[^`\n]*`|\]\([^)]*\)/g, '')

const CODE =
  /^(?!.*\.(?:test|spec)\.)(?:packages|scripts|site|manual)\/(?!.*\/?docs\/).*\.(?:tsx?|css)$/
const places: Readonly<Record<string, string>> = {
  comments: texts(CODE).map(commentsOf).join('\n'),
  'test titles': texts(/\.(?:test|spec)\.tsx?$/)
    .map(titlesOf)
    .join('\n'),
  'commit subjects': git('log', '--format=%s'),
  'last 100 commits': git('log', '-100', '--format=%s'),
  manual: texts(/^manual\/docs\/en\/.*\.md$/)
    .map(proseOf)
    .join('\n'),
  CHANGELOG: texts(/^CHANGELOG\.md$/)
    .map(proseOf)
    .join('\n'),
  decisions: texts(/^decisions\/.*\.md$/)
    .map(proseOf)
    .join('\n'),
}

for (const [place, text] of Object.entries(places)) {
  const words = text.match(WORD)?.length ?? 0
  const found = (text.match(MARKER) ?? []).map((one) => one.toLowerCase())
  const most = [...Map.groupBy(found, (one) => one)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 5)
    .map(([phrase, all]) => `${phrase} ${all.length}`)
  const rate = words === 0 ? 0 : (found.length / words) * 1000
  console.log(
    `${place.padEnd(17)}${rate.toFixed(1).padStart(6)}  of ${String(words).padStart(7)} words  ${most.join(', ')}`,
  )
}
