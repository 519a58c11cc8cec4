/** Tests of a room that lie in folders of other names. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  blocks: ['tests/markdown/pairs.test.ts', 'tests/content/*.test.ts'],
  content: ['tests/markdown/pairs.test.ts', 'tests/blocks/*.test.ts', 'tests/locks/seal.test.ts'],
  services: ['tests/search/*.test.ts'],
  publish: ['tests/search/*.test.ts', 'tests/locks/*.test.ts'],
  app: ['tests/theme/*.test.ts'],
  model: ['tests/display-face.test.ts'],
  theme: ['tests/locks/seal.test.ts', 'tests/locks/unlock.test.ts'],
}

/** Tests that are tried on the mutants of a folder: those of its room, and those about it. */
export const testFilesOf = (folder: string): string[] => {
  const room = folder.split('/')[0]!
  // Where few mutants are tried, few tests may be enough.
  const named = process.env['MUTANTS_TESTS']?.split(',')
  if (named) return named
  return [
    `src/${room}/**/*.test.{ts,tsx}`,
    `tests/${room}/**/*.test.{ts,tsx}`,
    ...(ELSEWHERE[room] ?? []),
  ]
}

/** Tests that take long, and those that start commands. */
export const isForGate = (file: string): boolean => !/\.(?:integration|long)\.test\./.test(file)

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
