import { createHash } from 'node:crypto'
import type { Token } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { toHref } from '#model/path.ts'
import { strings } from '../../../interface-strings.ts'
import { publishGenerated } from '../../media/generated-files.ts'
import { report } from '../../page-env.ts'
import { parseFenceInfo } from '../code/fence-info.ts'
import { pushHtml, type Container, type ContainerBlock } from '../container.ts'
import { demoDocument, type DemoCode } from './demo-document.ts'
import { playgroundForms } from './playgrounds.ts'

const PARTS: Readonly<Record<string, keyof DemoCode>> = {
  html: 'html',
  css: 'css',
  js: 'js',
  javascript: 'js',
}

/** `::: demo title="…" desc="…" expanded` around fences of html, css and js: the result, and its code. */
export const demo: ContainerBlock = {
  names: ['demo'],
  draw: (container) => {
    const { state, env, values, words, fileLine } = container
    const said = strings(env)
    const title = values['title'] ?? said.demoName
    const desc = values['desc'] ?? ''
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
    env.assets.add('demo')
    const description = desc === '' ? '' : `<span class="demo-desc">${escapeHtml(desc)}</span>`
    head.content =
      `<figcaption class="demo-head"><strong>${escapeHtml(title)}</strong>${description}</figcaption>` +
      `<iframe class="demo-stage" loading="lazy" sandbox="allow-scripts" src="${toHref(env.base, path)}" title="${escapeHtml(title)}" height="${heightOf(container)}"></iframe>` +
      (code.js === '' ? '' : `<noscript><p class="demo-still">${said.demoStill}</p></noscript>`) +
      `<details class="demo-code"${/\bexpanded\b/.test(words) ? ' open' : ''}><summary>${said.demoCode}</summary><div>`
    pushHtml(
      container,
      `</div></details><div class="demo-foot">${playgroundForms(code, title, desc, said)}</div>`,
    )
    state.push('figure_close', 'figure', -1).block = true
    if (start === state.tokens.length - 2) wrong(container, fileLine, EMPTY)
  },
}

const EMPTY = ['demo-empty', 'The demo has no code.', 'Put a fence of `html` into it.'] as const

/** Before the frame has said how high it is; its author may know (`height=320`). */
function heightOf({ values }: Container): number {
  const height = Math.round(Number(values['height']))
  return height >= 40 && height <= 2000 ? height : 160
}

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
    const part = PARTS[language]
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
