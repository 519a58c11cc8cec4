import type { Diagnostic } from '#model/diagnostic.ts'

/** The part of AutoCorrect the rule needs; `l` counts from 1. */
export type Autocorrect = (
  text: string,
  type: string,
) => {
  readonly lines: readonly { readonly l: number; readonly old: string; readonly new: string }[]
}

/** It has native parts, so only sites that turn its rule on have to install it. */
export const loadAutocorrect = async (): Promise<Autocorrect> =>
  (await import('autocorrect-node')).lintFor

/** Why it could not be loaded, and the one command that helps. */
export function noAutocorrect(error: unknown): Omit<Diagnostic, 'severity'> {
  const absent = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  const reason = absent
    ? 'is not installed'
    : `cannot be loaded: ${String(error).split('\n', 1)[0]}`
  return {
    code: 'missing-package',
    file: 'site.config.ts',
    message: `The rule \`chinese-copywriting\` needs \`autocorrect-node\`, which ${reason}.`,
    remedy: 'Run `npm install --save-dev autocorrect-node`, or turn the rule off.',
  }
}
