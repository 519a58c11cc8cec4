import { asCode, type Setting } from 'keep-it-simple/reference'
import { HOOK_EXAMPLES } from '../words/hook-examples.ts'

const WIDTH = 72

/** How a setting is written, with everything it stands in. */
export function settingExample(setting: Setting, all: readonly Setting[]): string {
  const hook = HOOK_EXAMPLES[setting.path]
  if (hook !== undefined) return hook
  const value = placed(setting, exampleValue(setting), all) as Readonly<Record<string, unknown>>
  return printed(value).slice(2, -2).replaceAll(/^ {2}/gm, '')
}

/** An example of its own, or else something that differs from the default. */
function exampleValue({ example, default: usual, type }: Setting): unknown {
  if (example !== undefined) return example
  if (typeof usual === 'boolean') return !usual
  const choices = [...type.matchAll(/`([^`]+)`/g)].map(([, one]) => one!)
  return choices.find((one) => one !== usual && /^[a-z-]+$/.test(one) && one !== 'false') ?? usual
}

/** The value inside the objects and lists that lead to it. */
function placed({ key, parent, kind }: Setting, value: unknown, all: readonly Setting[]): unknown {
  const own = { ...(kind !== undefined && kindOf(kind)), [plain(key)]: value }
  if (parent === '') return own
  const path = parent.replace(/(?:\[…\])+$/, '')
  const above = all.find((one) => one.path === path)
  if (!above) throw new Error(`No setting is called ${path}.`)
  const inside = parent.slice(path.length).split('[…]').length - 1
  return placed(above, wrapped(own, above, inside), all)
}

function wrapped(value: unknown, above: Setting, inside: number): unknown {
  if (inside === 0) return value
  const isList = /\ba list\b/.test(above.type) && !/\bobject\b/.test(above.type)
  if (isList) return wrapped([value], above, inside - 1)
  // The innermost of several is a list; what is outside has a key, such as the prefix of a language.
  const inner = inside > 1 ? [value] : value
  return { [Object.keys(above.example ?? {})[0] ?? 'name']: inner }
}

const plain = (key: string): string => key.replaceAll("'", '')

function kindOf(kind: string): Readonly<Record<string, unknown>> {
  const [, name, value] = /^(\w+): '(.*)'$/.exec(kind)!
  return { [name!]: value }
}

/** As an author would lay it out: on one line while it fits. */
function printed(value: unknown, indent = ''): string {
  const line = asCode(value)
  const isBranch = typeof value === 'object' && value !== null
  if (!isBranch || (indent !== '' && indent.length + line.length <= WIDTH)) return line
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => printed(one, deeper))
    : Object.entries(value).map(([key, one]) => {
        const name = asCode({ [key]: 0 }).slice(2, -5)
        return `${name}: ${printed(one, deeper)}`
      })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return [open, ...parts.map((part) => `${deeper}${part},`), `${indent}${close}`].join('\n')
}
