interface Stripped {
  readonly text: string
  /** What is said of a program that nobody can read; then there is no text. */
  readonly error?: string
}

interface Options {
  readonly transforms: ['typescript']
  readonly disableESTransforms: true
}

/**
 * TypeScript without its types: lines stay lines, nothing is checked. The same in a reader's browser and
 * where programs are verified; what does it is handed in, because only some sites have it.
 */
export function stripTypes(
  transform: (code: string, options: Options) => { readonly code: string },
  code: string,
): Stripped {
  try {
    return { text: transform(code, { transforms: ['typescript'], disableESTransforms: true }).code }
  } catch (error) {
    return { text: '', error: `SyntaxError: ${(error as Error).message}\n` }
  }
}
