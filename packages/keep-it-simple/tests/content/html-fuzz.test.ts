import { array, assert, asyncProperty, constantFrom, oneof, string, tuple } from 'fast-check'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'
import { OPEN_HTML } from '../support/hostile-inputs.ts'
import { runs } from '../support/runs.ts'

/** Documents in all; what a long one costs is asked in `growth.long.test.ts`. */
const DOCUMENTS = runs(2_000, 150)

/** All that may come out of words, marks, pictures and tags. Nothing here runs. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  p: ['dir'],
  em: [],
  strong: [],
  s: [],
  code: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  hr: [],
  h1: ['id', 'tabindex', 'dir', 'aria-labelledby'],
  h2: ['id', 'tabindex', 'dir', 'aria-labelledby'],
  a: ['href', 'title', 'class', 'aria-label'],
  figure: ['class', 'data-embed'],
  figcaption: [],
  kbd: [],
  sub: [],
  sup: [],
  mark: [],
  u: [],
  ins: [],
  del: [],
  small: [],
  abbr: ['title'],
  span: ['lang', 'class', 'aria-hidden'],
  ruby: [],
  rt: [],
  rp: [],
  br: [],
  wbr: [],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'fetchpriority'],
  video: [
    'controls',
    'playsinline',
    'preload',
    'width',
    'height',
    'poster',
    'loop',
    'muted',
    'aria-label',
  ],
  audio: ['controls', 'preload', 'loop', 'muted', 'aria-label'],
  source: ['src', 'type', 'srcset', 'sizes'],
  picture: [],
  details: ['class', 'open'],
  summary: ['data-nosnippet'],
  div: ['class'],
}
const RUNS = /^[\s\u0000-\u0020]*(?:javascript|vbscript|data):/i

/** What a browser would make of the page, as far as it is not in the list. */
function strangers(html: string): string[] {
  const found: string[] = []
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === '#comment') found.push('a comment')
    if ('tagName' in node) {
      const allowed = Object.hasOwn(ALLOWED, node.tagName) ? ALLOWED[node.tagName] : undefined
      if (!allowed) found.push(`<${node.tagName}>`)
      for (const { name, value } of node.attrs) {
        // Marked by the engine: a paragraph that is not justified, Latin among Chinese, the name of a heading.
        if (name === 'class' && /^(?:rag|latin)$/.test(value)) continue
        if (node.tagName === 'span' && name === 'id' && /^:\d+$/.test(value)) continue
        if (allowed && !allowed.includes(name)) found.push(`<${node.tagName} ${name}>`)
        if (RUNS.test(value) && ['href', 'src', 'poster', 'srcset'].includes(name))
          found.push(`${name}=${value}`)
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child)
  }
  walk(parseFragment(html))
  return found
}

const NAMES =
  'kbd sub mark abbr span ruby rt img br video audio source details summary KBD Kbd script style iframe svg math a b template plaintext textarea title noscript xmp String p form'.split(
    ' ',
  )
const ATTRIBUTES = [
  '',
  ' ',
  '/',
  '\n',
  ' onclick=alert(1)',
  ' ONERROR="x"',
  ' style="x:expression(1)"',
  ' /x',
  ' src=javascript:alert(1)',
  ' src="&#106;avascript:x"',
  ' src="java	script:x"',
  ' src=./a.svg',
  ' src="data:text/html,x"',
  ' src="//evil.example/x.png"',
  ' alt="a"',
  ` alt='"><script>'`,
  ' title="</kbd><script>"',
  ' title="&quot; onx=&quot;"',
  ' lang=ja',
  ' lang="x y"',
  ' open',
  ' poster=javascript:x',
  ' srcdoc="<script>"',
  ' class=x',
  ' id=main',
  ' href=javascript:x',
  ' a=b"c',
  ' a=`x`',
  ' ="x',
  ' a="',
  " a='",
  ' :a="b"',
  ' @click="x"',
  ' \0=x',
  ' width=9',
]
const REST = [
  '<',
  '>',
  '</',
  '/>',
  '"',
  "'",
  '=',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<!DOCTYPE html>',
  '<?x?>',
  '**',
  '*',
  '~~',
  '`',
  '[',
  '](',
  ')',
  '![',
  '\n',
  '\n\n',
  '> ',
  '- ',
  '&lt;',
  '&#60;',
  '\\',
  'a',
  '中文',
  ' ',
  '<https://a.example/>',
  '[x](javascript:alert(1))',
  '==',
  '\0',
  '\u2028',
]

it(`[P5] [A44] of ${DOCUMENTS} texts made of tags nothing comes out that is not allowed`, async () => {
  const name = constantFrom(...NAMES)
  const attributes = array(constantFrom(...ATTRIBUTES), { maxLength: 3 })
  const open = tuple(name, attributes).map(([one, all]) => `<${one}${all.join('')}>`)
  const whole = tuple(name, attributes, constantFrom(...REST)).map(
    ([one, all, inside]) => `<${one}${all.join('')}>${inside}</${one}>`,
  )
  const close = name.map((one) => `</${one}>`)
  const piece = oneof(
    { weight: 5, arbitrary: open },
    { weight: 3, arbitrary: whole },
    { weight: 4, arbitrary: close },
    { weight: 5, arbitrary: constantFrom(...REST) },
    { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 6 }) },
  )
  const document = array(piece, { minLength: 1, maxLength: 30 }).map((all) => all.join(''))
  let elements = 0
  await assert(
    asyncProperty(document, async (markdown) => {
      const { body } = await compileAlone(markdown, 'page.md')
      elements += body.match(/<(?:kbd|sub|mark|abbr|ruby|span|details|br)\b/g)?.length ?? 0
      expect(strangers(body)).toEqual([])
    }),
    { numRuns: DOCUMENTS, seed: 20261116 },
  )
  // The property would also hold if nothing ever became HTML.
  expect(elements).toBeGreaterThan(DOCUMENTS / 10)
}, 300_000)

it.each(OPEN_HTML)('$name, without an end, are nothing else', async ({ text, count }) => {
  const { body } = await compileAlone(text(count), 'page.md')
  expect(strangers(body)).toEqual([])
})
