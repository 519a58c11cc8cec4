import { fill } from '#locale/fill.ts'
import { escapeHtml } from '#model/escape-html.ts'
import type { DemoCode } from './demo-document.ts'

interface Playground {
  readonly name: string
  readonly action: string
  readonly fields: (code: DemoCode, title: string, desc: string) => Readonly<Record<string, string>>
}

/** S7.10: the fields are those the two services document. */
const PLAYGROUNDS: readonly Playground[] = [
  {
    name: 'CodePen',
    action: 'https://codepen.io/pen/define',
    fields: ({ html, css, js }, title, description) => ({
      data: JSON.stringify({
        title,
        description,
        html,
        css,
        js,
        js_pre_processor: 'none',
        css_pre_processor: 'none',
        css_external: '',
        js_external: '',
      }),
    }),
  },
  {
    name: 'JSFiddle',
    action: 'https://jsfiddle.net/api/post/library/pure/',
    fields: ({ html, css, js }, title, description) => ({
      wrap: 'b',
      html,
      js,
      css,
      panel_css: '0',
      panel_js: '0',
      title,
      description,
      resources: '',
    }),
  },
]

/** Plain forms: they work without script, and nothing leaves before the button is pressed. */
export function playgroundForms(
  code: DemoCode,
  title: string,
  desc: string,
  said: { readonly openIn: string },
): string {
  return PLAYGROUNDS.map(({ name, action, fields }) => {
    const hidden = Object.entries(fields(code, title, desc)).map(
      ([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`,
    )
    const label = escapeHtml(fill(said.openIn, { name }))
    return `<form method="post" action="${action}" target="_blank" rel="noopener">${hidden.join('')}<button class="btn btn--small" type="submit">${label}</button></form>`
  }).join('')
}
