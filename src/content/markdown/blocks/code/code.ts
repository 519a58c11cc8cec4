import type { MarkdownIt } from 'markdown-it'
import { nearest } from '../../../nearest.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { parseFenceInfo } from './fence-info.ts'
import { fileLine, pageEnv, report } from '../../page-env.ts'

const NAMES: Readonly<Record<string, string>> = { plain: '' }

/** Code blocks: coloured at build time, one element per line. */
export function code(md: MarkdownIt): void {
  md.renderer.rules['fence'] = (tokens, index, _options, rawEnv) => {
    const env = pageEnv(rawEnv)
    const token = tokens[index]!
    const text = token.content.replace(/\n$/, '')
    const info = parseFenceInfo(token.info.trim(), text.split('\n').length)
    let language = env.highlighter.resolve(info.language)
    if (language === undefined) {
      const guess = nearest(info.language, env.highlighter.languages)
      const remedy = guess
        ? `Did you mean \`${guess}\`?`
        : 'Use `text`, or add the language to `codeLanguages` in site/config.ts.'
      report(
        env,
        {
          severity: 'warning',
          code: 'unknown-language',
          message: `The language \`${info.language}\` is not one this site colours; the block is shown plain.`,
          remedy,
        },
        { line: fileLine(env, token.map) },
      )
      language = 'plain'
    }
    const lines = env.highlighter
      .lines(text, language)
      .map(
        (line, at) =>
          `<span class="line"${info.marked.has(at + 1) ? ' data-line="mark"' : ''}>${line}</span>`,
      )
    const name = NAMES[language] ?? info.language
    const label =
      name === '' ? '' : `<span class="code-lang" aria-hidden="true">${escapeHtml(name)}</span>`
    const head =
      info.title === undefined
        ? label
        : `<p class="code-head">${escapeHtml(info.title)}${label}</p>`
    const kind = info.output ? ' data-output' : info.run ? ' data-run' : ''
    const numbers = info.lineNumbers ? ' data-numbers' : ''
    return `<div class="code"${kind}${numbers}>${head}<pre tabindex="0"><code>${lines.join('\n')}</code></pre></div>\n`
  }
  md.renderer.rules['code_block'] = md.renderer.rules['fence']
}
