import { stateOf, typedValue } from '#model/island.ts'
import { nearest } from '#model/nearest.ts'
import type { FoundFigure } from '../markdown/page-env.ts'

interface Problem {
  readonly code: string
  readonly message: string
  readonly remedy: string
}

/** What is wrong with a link that sets the state of a figure (`#bloom?k=12`); `undefined` if it is no such link. */
export function stateProblems(
  hash: string,
  figures: readonly FoundFigure[],
): Problem[] | undefined {
  const asked = stateOf(hash)
  const figure = asked && figures.find(({ id }) => id === asked.id)
  if (!figure) return undefined
  const names = Object.keys(figure.shared)
  return [...asked.values].flatMap(([name, value]): Problem[] => {
    const type = figure.shared[name]
    if (type === undefined) {
      const guess = nearest(name, names)
      const list = names.map((one) => `\`${one}\``).join(', ')
      return [
        {
          code: 'unknown-state',
          message: `The figure \`#${figure.id}\` shares no state called \`${name}\`.`,
          remedy: guess
            ? `Did you mean \`${guess}\`?`
            : names.length > 0
              ? `Use ${list}.`
              : 'Name it in `shared` of its `block.ts`.',
        },
      ]
    }
    if (typedValue(value, type) !== undefined) return []
    const message = `\`${name}=${value}\` is no ${type}, so the figure \`#${figure.id}\` ignores it.`
    return [{ code: 'bad-state', message, remedy: `Write a ${type} behind \`${name}=\`.` }]
  })
}
