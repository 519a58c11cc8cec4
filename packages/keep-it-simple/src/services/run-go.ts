import { playAnswer } from './play-events.ts'
import { askForJson } from './read-answer.ts'
import type { Engine } from './run-code.ts'

/** The public playground: a form, because that needs no preflight, which it would not answer. */
export function createEngine({ url }: { readonly url: string }): Engine {
  return {
    async run({ code }, host) {
      const body = new URLSearchParams({ version: '2', body: code, withVet: 'false' })
      return playAnswer(await askForJson(url, { body }, host), host)
    },
    close: () => {},
  }
}
