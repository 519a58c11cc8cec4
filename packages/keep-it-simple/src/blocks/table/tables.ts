import type { MarkdownIt } from 'markdown-it'
import { blockStrings, strings } from '#content/interface-strings.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { pageEnv, type PageEnv } from '#content/markdown/page-env.ts'
import words from './words.ts'

/** What `::: table` adds to the table inside it. */
export interface TableMeta extends Record<string, unknown> {
  readonly title: string
  /** As wide as what is in it, instead of as wide as the text. */
  readonly fit: boolean
  /** Its source, when it can be copied. */
  readonly markdown?: string
}

/** A wide table scrolls inside itself, and can be scrolled with the keyboard. */
export function tables(md: MarkdownIt): void {
  md.renderer.rules['table_open'] = (tokens, index, _options, env) => {
    const meta = tokens[index]!.meta as TableMeta | null
    const label = escapeHtml(meta && meta.title !== '' ? meta.title : strings(pageEnv(env)).table)
    const box = meta ? ` table-box"${meta.fit ? ' data-fit="true"' : ''}` : '"'
    return `<div class="table${box}>${meta ? captionHtml(meta, pageEnv(env)) : ''}<div class="table-scroll" role="group" tabindex="0" aria-label="${label}"><table>\n`
  }
  md.renderer.rules['table_close'] = () => '</table></div></div>\n'
  // Alignment as a class: a strict policy for styles allows no attribute.
  md.core.ruler.push('table-alignment', (state) => {
    for (const token of state.tokens) {
      if (token.type !== 'th_open' && token.type !== 'td_open') continue
      const style = String(token.attrGet('style') ?? '')
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style')
      if (token.type === 'th_open') token.attrSet('scope', 'col')
      if (style.includes('right')) token.attrJoin('class', 'num')
      if (style.includes('center')) token.attrJoin('class', 'mid')
    }
  })
}

/** The buttons are hidden where there is no script to answer them. */
function captionHtml({ title, markdown }: TableMeta, env: PageEnv): string {
  if (title === '' && markdown === undefined) return ''
  const said = blockStrings(env, 'table', words)
  const button = (name: string, value: string, text: string) =>
    `<button class="table-copy" type="button" data-action="table" data-${name}="${escapeHtml(value)}">${escapeHtml(text)}</button>`
  const tools =
    markdown === undefined
      ? ''
      : `<span class="table-tools" data-copied="${escapeHtml(said.copied)}">` +
        button('markdown', markdown, said.copyMarkdown) +
        button('tsv', '', said.copyTsv) +
        '<span class="sr" role="status"></span></span>'
  return `<div class="caption"><span>${escapeHtml(title)}</span>${tools}</div>`
}
