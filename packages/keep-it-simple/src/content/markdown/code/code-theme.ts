import type { ThemeRegistrationRaw } from 'shiki'

/**
 * A theme whose 'colours' are names: each stands for one class letter, and the real light and dark
 * colours are custom properties of the style sheet. One pass of the highlighter serves both
 * appearances, pages carry one letter per token and no inline style.
 */
const MARKERS = {
  k: '#000001',
  s: '#000002',
  f: '#000003',
  n: '#000004',
  t: '#000005',
  c: '#000006',
  p: '#000007',
} as const

type ClassLetter = keyof typeof MARKERS

const SCOPES: Readonly<Record<ClassLetter, readonly string[]>> = {
  c: ['comment', 'punctuation.definition.comment', 'string.comment'],
  s: [
    'string',
    'string.quoted',
    'string.template',
    'string.regexp',
    'constant.character.escape',
    'punctuation.definition.string',
    'markup.inserted',
    'markup.inline.raw',
    'meta.attribute-selector string',
  ],
  k: [
    'keyword',
    'storage',
    'storage.type',
    'storage.modifier',
    'variable.language',
    'constant.language',
    'entity.name.tag',
    'markup.heading',
    'markup.deleted',
    'support.type.primitive',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
  ],
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'entity.name.command',
    'entity.name.function.call',
    'variable.function',
    'meta.diff.header',
  ],
  n: [
    'constant.numeric',
    'constant.other',
    'support.constant',
    'keyword.other.unit',
    'variable.other.constant',
    'variable.parameter.option',
    'constant.other.option',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'entity.name.namespace',
    'entity.other.attribute-name',
    'support.type.property-name',
    'entity.name.section',
  ],
  p: ['punctuation', 'meta.brace', 'keyword.operator', 'punctuation.separator', 'meta.delimiter'],
}

const ORDER: readonly ClassLetter[] = ['p', 'k', 't', 'n', 'f', 's', 'c']

export const CODE_THEME: ThemeRegistrationRaw = {
  name: 'letters',
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...ORDER.map((letter) => ({
      scope: [...SCOPES[letter]],
      settings: { foreground: MARKERS[letter] },
    })),
  ],
}

const LETTERS = new Map<string, ClassLetter>(ORDER.map((letter) => [MARKERS[letter], letter]))

export function classOfColour(colour: string | undefined): ClassLetter | undefined {
  return colour === undefined ? undefined : LETTERS.get(colour.toLowerCase())
}
