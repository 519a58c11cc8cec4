import { nearest } from '#model/nearest.ts'
import type { Block } from './block.ts'
import type { BlockFault } from './check-block.ts'

/** Options a component never gets, and who takes them first. */
const TAKEN: Readonly<Record<string, string>> = {
  key: 'React keeps it to itself',
  ref: 'React keeps it to itself',
  children: 'React keeps it for what stands inside an element',
  lang: 'the component gets the language of the page by that name',
  words: 'the component gets the words of `words.ts` by that name',
  client: 'texts say with it when a figure starts',
}

/** What is wrong with the options of an island. */
export function islandFault({ options, shared = [] }: Block): BlockFault | undefined {
  const names = Object.keys(options?.shape ?? {})
  const taken = names.find((name) => Object.hasOwn(TAKEN, name))
  if (taken !== undefined)
    return {
      code: 'bad-block',
      message: `The option \`${taken}\` never reaches the component: ${TAKEN[taken]}.`,
      remedy: 'Give the option another name.',
      path: ['options', taken],
    }
  const at = shared.findIndex((name) => !names.includes(name))
  if (at === -1) return undefined
  const guess = nearest(shared[at]!, names)
  return {
    code: 'bad-block',
    message: `Its \`shared\` names the option \`${shared[at]}\`, which does not exist.`,
    remedy: guess ? `Did you mean \`${guess}\`?` : 'Add it to `options`, or remove it here.',
    path: ['shared', at],
  }
}
