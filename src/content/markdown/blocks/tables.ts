import type { MarkdownIt } from 'markdown-it'
import { strings } from '../../interface-strings.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { pageEnv } from '../page-env.ts'

/** A wide table scrolls inside itself, and can be scrolled with the keyboard. */
export function tables(md: MarkdownIt): void {
  md.renderer.rules['table_open'] = (_tokens, _index, _options, env) => {
    const label = escapeHtml(strings(pageEnv(env).lang).table)
    return `<div class="table"><div class="table-scroll" role="group" tabindex="0" aria-label="${label}"><table>\n`
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
