import type { Plugin } from 'vite'
import type { SiteModuleInput } from './site-module.ts'

/** A slot as a part of the page has it: in the sources, and in the modules of a published engine. */
const ELEMENTS = [
  /^[ \t]*<Slot name="([\w-]+)"[^>]*\/>\n/gm,
  /(?:\/\* *@__PURE__ *\*\/ *)?_?jsx\(Slot, \{\s*name: "([\w-]+)"[^}]*\}\),?/g,
]

/** Slots nobody fills are taken out of the parts, so that a site without them carries nothing of them. */
export function leanSlots(slots: SiteModuleInput['slots'] = {}): Plugin {
  return {
    name: 'keep-it-simple:lean-slots',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/keep-it-simple\/(?:src|dist)\/theme\/.*\.(?:tsx|js)$/, code: 'Slot' },
      handler: (code) => ({ code: leanSource(code, slots), map: null }),
    },
  }
}

export function leanSource(code: string, slots: Readonly<Record<string, unknown>>): string {
  return ELEMENTS.reduce(
    (text, element) =>
      text.replace(element, (whole, name: string) => (Object.hasOwn(slots, name) ? whole : '')),
    code,
  )
}
