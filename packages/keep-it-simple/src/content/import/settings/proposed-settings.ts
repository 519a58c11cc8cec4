import type { SiteInput } from '#model/site-settings.ts'

/** What the settings of another generator say in ours. */
export interface ProposedSettings {
  readonly values: Partial<SiteInput>
  /** What needs a hand, with the file of the settings and its line. */
  readonly todo: readonly {
    readonly file: string
    readonly line?: number
    readonly message: string
  }[]
}

/** A link that several bars or sidebars have is named once. */
export const saidOnce = (todo: ProposedSettings['todo']): ProposedSettings['todo'] =>
  todo.filter(
    (one, at) =>
      todo.findIndex(
        ({ file, line, message }) =>
          file === one.file && line === one.line && message === one.message,
      ) === at,
  )
