import { join } from 'node:path'

/** Beside the modules, as sources and as compiled. */
export const TEMPLATES: string = join(import.meta.dirname, '../templates')

export type Values = Readonly<Record<string, string>>

const PLACE = /\{\{(\w+)\}\}/g

/** Fills `{{name}}` in a template; a line that holds nothing but an empty value goes with it. */
export function fill(template: string, values: Values): string {
  const valueOf = (name: string): string => {
    const value = values[name]
    if (value === undefined) throw new Error(`A template asks for {{${name}}}, which nobody gives.`)
    return value
  }
  return template
    .split('\n')
    .filter((line) => {
      const alone = /^\{\{(\w+)\}\}$/.exec(line)?.[1]
      return alone === undefined || valueOf(alone) !== ''
    })
    .join('\n')
    .replace(PLACE, (_place, name: string) => valueOf(name))
}
