import { playAnswer } from './play-events.ts'
import { askForJson } from './read-answer.ts'
import type { Engine } from './run-code.ts'

/** A runner of the owner's, in any language: code and input as JSON, answered as Go's playground does. */
export function createEngine({ url }: { readonly url: string }): Engine {
  return {
    async run({ code, input }, host) {
      const body = JSON.stringify({ code, ...(input !== undefined && { input }) })
      const headers = { 'content-type': 'application/json' }
      return playAnswer(await askForJson(url, { body, headers }, host), host)
    },
    close: () => {},
  }
}
