/** Tests that are tried on the mutants of a room: those beside its code, and those about it. */
export const testFilesOf = (room: string): string[] =>
  // Where few mutants are tried, few tests may be enough.
  process.env['MUTANTS_TESTS']?.split(',') ?? [
    `src/${room}/**/*.test.{ts,tsx}`,
    `tests/${room}/**/!(*.long).test.{ts,tsx}`,
  ]

/** Tests of great lengths: with every step counted they would not end in time. */
export const TOO_SLOW: ReadonlySet<string> = new Set([
  'walks along a text of any length',
  'answers a thousand dead links among ten thousand addresses, and then no more',
  'finds one of ten thousand Chinese lines',
  'can all be read from the engine',
  'costs nothing in a hostile line',
  'any string has an answer',
  'any string is a question',
  'every term of any text is small, in one form and not empty',
])
