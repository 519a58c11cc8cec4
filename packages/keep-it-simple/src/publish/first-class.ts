import type { Plugin } from 'vite'

/**
 * The newest of what the style sheets cannot do without. An engine that lacks one of them would show
 * half a design: menus that cover the page, text without colours. It gets the document with
 * `theme/styles/plain.css` instead, and nothing in between. Whoever has both has layers and `:has()`
 * as well. See decisions/0034.
 */
export const FIRST_CLASS = '(color:light-dark(red,red)) and selector(:popover-open)'

const PLAIN = /\/theme\/styles\/plain\.css(?:\?|$)/

/** Puts every sheet under that condition, and the plain one under its opposite. */
export function firstClass(): Plugin {
  let isBuild = false
  return {
    name: 'keep-it-simple:first-class',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    // After Vite has put imported sheets in, and before it gathers what a page needs.
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code, id) => {
        if (PLAIN.test(id)) return `@supports not (${FIRST_CLASS}) {\n${code}\n}\n`
        return isBuild ? `@supports ${FIRST_CLASS} {\n${code}\n}\n` : undefined
      },
    },
  }
}
