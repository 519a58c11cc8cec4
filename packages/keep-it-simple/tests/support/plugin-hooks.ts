import type { Plugin } from 'vite'

export type Ask = (this: void, ...given: unknown[]) => unknown

/** What a plugin of the bundler does with an import, a module and a text. */
export function hooks(plugin: Plugin) {
  const { handler, filter } = (plugin.transform ?? {}) as { handler: Ask; filter: { id: RegExp } }
  return {
    resolve: plugin.resolveId as unknown as Ask,
    load: plugin.load as unknown as Ask,
    change: (code: string, id: string) => (filter.id.test(id) ? handler(code, id) : undefined),
  }
}
