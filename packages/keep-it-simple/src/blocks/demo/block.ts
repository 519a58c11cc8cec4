import { z } from 'zod'
import { createHash } from 'node:crypto'
import type { Token } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { toHref } from '#model/path.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { publishGenerated } from '#content/markdown/media/generated-files.ts'
import { report } from '#content/markdown/page-env.ts'
import { parseFenceInfo } from '#content/markdown/code/fence-info.ts'
import { pushHtml, type Container } from '#content/markdown/blocks/container.ts'
import { defineBlock } from '../define-block.ts'
import { demoDocument, type DemoCode } from './demo-document.ts'
import { playgroundForms } from './playgrounds.ts'
import words from './words.ts'

const PARTS: Readonly<Record<string, keyof DemoCode>> = {
  html: 'html',
  css: 'css',
  js: 'js',
  javascript: 'js',
}

/** `::: demo title="…" desc="…" expanded` around fences of html, css and js: the result, and its code. */
export default defineBlock({
  name: 'demo',
  about: {
    'zh-CN': '网页演示：HTML、CSS 和 JavaScript 的结果在一个隔离的框里运行，代码在下面。',
    'en-US':
      'A piece of a page that runs in a frame of its own, from HTML, CSS and JavaScript; its code is below.',
  },
  options: z.object({
    title: z
      .string()
      .optional()
      .meta({ about: { 'zh-CN': '标题。', 'en-US': 'Its title.' } }),
    desc: z
      .string()
      .default('')
      .meta({ about: { 'zh-CN': '标题旁的说明。', 'en-US': 'A remark beside the title.' } }),
    height: z.coerce
      .number()
      .min(40)
      .max(2000)
      .default(160)
      .meta({
        about: {
          'zh-CN': '运行之前占的高度，像素。',
          'en-US': 'Its height in pixels until it has said its own.',
        },
      }),
    expanded: z
      .boolean()
      .default(false)
      .meta({
        about: { 'zh-CN': '一开始就显示代码。', 'en-US': 'Its code is shown from the start.' },
      }),
  }),
  container: (container, { title: written, desc, height, expanded }) => {
    const { state, env, fileLine } = container
    const said = blockStrings(env, 'demo', words)
    const title = written ?? said.name
    const open = state.push('figure_open', 'figure', 1)
    open.block = true
    open.attrSet('class', 'demo')
    const head = state.push('own_html', '', 0)
    const start = state.tokens.length
    container.inside()
    const code = codeOf(container, state.tokens.slice(start))
    const document = demoDocument(code, title, env.lang)
    const path = `/demo/${createHash('sha256').update(document).digest('hex').slice(0, 16)}.html`
    publishGenerated(env, path, () => document)
    const description = desc === '' ? '' : `<span class="demo-desc">${escapeHtml(desc)}</span>`
    head.content =
      `<figcaption class="demo-head"><strong>${escapeHtml(title)}</strong>${description}</figcaption>` +
      `<iframe class="demo-stage" loading="lazy" sandbox="allow-scripts" src="${toHref(env.base, path)}" title="${escapeHtml(title)}" height="${Math.round(height)}"></iframe>` +
      (code.js === ''
        ? ''
        : `<noscript><p class="demo-still" data-nosnippet>${said.still}</p></noscript>`) +
      `<details class="demo-code"${expanded ? ' open' : ''}><summary data-nosnippet>${said.code}</summary><div>`
    pushHtml(
      container,
      `</div></details><div class="demo-foot" data-nosnippet>${playgroundForms(code, title, desc, said)}</div>`,
    )
    state.push('figure_close', 'figure', -1).block = true
    if (start === state.tokens.length - 2) wrong(container, fileLine, EMPTY)
  },
})

const EMPTY = ['demo-empty', 'The demo has no code.', 'Put a fence of `html` into it.'] as const

function codeOf(container: Container, tokens: readonly Token[]): DemoCode {
  const code = { html: '', css: '', js: '' }
  for (const token of tokens) {
    const line = container.env.firstLine + (token.map?.[0] ?? 0)
    if (token.type !== 'fence') {
      if (token.level === tokens[0]!.level && token.nesting >= 0)
        wrong(container, line, [
          'demo-text',
          'A demo holds code only.',
          'Move the text above or below it.',
        ])
      continue
    }
    const { language } = parseFenceInfo(token.info.trim(), 0)
    const part = Object.hasOwn(PARTS, language) ? PARTS[language] : undefined
    if (part === undefined)
      wrong(container, line, [
        'demo-language',
        `A demo cannot run \`${language}\`: nothing is compiled for it.`,
        'Write `html`, `css` or `js`.',
      ])
    else code[part] += token.content
    if (part === 'html' && /<script\b|\son\w{1,30}\s*=/i.test(token.content))
      wrong(container, line, [
        'demo-script',
        'Script inside the HTML of a demo does not run.',
        'Move it into a fence of `js` and use `addEventListener`.',
      ])
  }
  return code
}

function wrong(
  { env }: Container,
  line: number,
  [code, message, remedy]: readonly [string, string, string],
): void {
  report(env, { severity: 'error', code, message, remedy }, { line })
}
