import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, it } from 'vitest'

/**
 * Private names this project once had for common things. Whoever searches for the usual term finds
 * nothing behind them, so they stay out of code, comments and documents of the project.
 */
const RETIRED: readonly (readonly [pattern: RegExp, instead: string, example: string])[] = [
  [/\b(?:the|this|our) press\b(?! of)/i, 'the compiler', 'as the press reads it'],
  [/\bpress (?:settings|result|and (?:the )?(?:browser|house))\b/i, 'compiler', 'pressSettings()'],
  [/\bprinters?\b/i, 'the builder, publish', 'the printer writes it'],
  [/\bshel(?:f|ves)\b/i, 'page store', 'const shelfFile = 1'],
  [/\b(?:wakes?|awake|waking|woken)\b/i, 'mount', 'blocks of the page wake'],
  [/\bbehaviours\b/i, 'actions', 'theme/behaviours'],
  [/\bthe acts\b/i, 'actions', 'the acts and the application'],
  [/\bconductors?\b/i, 'commands', 'the conductors'],
  [/\blaws? of the house\b|\bthe house\b/i, 'architecture, import rules', 'the law of the house'],
  [/\b(?:un)?believed?\b/i, 'fresh, trusted', 'const BELIEVED_MS = 1'],
  [/\btold\b/i, 'reported, announced', 'what is wrong is told'],
  [/\bslips? of the pen\b/i, 'typing mistake', 'a slip of the pen'],
  [/\b(?:over|without) (?:the|a) line\b|\bthe line went\b/i, 'the network', 'over the line'],
]

const ROOT = join(import.meta.dirname, '../..')
const TEXT = /\.(?:tsx?|js|css|md)$/
/** Pages of an author, and this file. */
const LEFT_OUT =
  /node_modules|\/\.content\/|\/dist\/|\/build\/|\/fixtures\/.*\.md$|\/tests\/markdown\/.*\.md$|\/retired-words\.test\.ts$/

interface Finding {
  readonly line: number
  readonly word: string
  readonly instead: string
}

/** `shelfFile` and `BELIEVED_MS` are words too. */
const asWords = (text: string) => text.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ')

function retiredIn(text: string): Finding[] {
  return asWords(text)
    .split('\n')
    .flatMap((line, index) =>
      RETIRED.flatMap(([pattern, instead]) => {
        const word = pattern.exec(line)?.[0]
        return word === undefined ? [] : [{ line: index + 1, word, instead }]
      }),
    )
}

function filesBelow(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name).replaceAll(sep, '/'),
  )
}

function projectFiles(): string[] {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)
  const folders = [
    ...packages.flatMap((one) => [`${one}/src`, `${one}/tests`, `${one}/scripts`, `${one}/bench`]),
    'scripts',
    'decisions',
    'site/settings',
    'site/tests',
    'site/layouts',
  ]
  const beside = ['.', 'site', ...packages].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => (folder === '.' ? name : `${folder}/${name}`)),
  )
  return [...beside, ...folders.flatMap(filesBelow)].filter(
    (path) => TEXT.test(path) && !LEFT_OUT.test(`/${path}`),
  )
}

it.each(RETIRED.map(([, instead, example]) => [example, instead] as const))(
  '%j is found; say %s',
  (example) => {
    expect(retiredIn(`first line\n${example}`)).toMatchObject([{ line: 2 }])
  },
)

it.each([
  "await page.keyboard.press('Tab')",
  'Press Enter; a second press before then takes it back',
  'pressed, compressed, printed by the program',
  'the line of the key in the file',
])('%j is ordinary English', (text) => {
  expect(retiredIn(text)).toEqual([])
})

it('no file of the project has a retired name in its path or text', () => {
  const files = projectFiles()
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((path) => [
    ...retiredIn(path).map(({ word, instead }) => `${path}: called \`${word}\`, say ${instead}`),
    ...retiredIn(readFileSync(join(ROOT, path), 'utf8')).map(
      ({ line, word, instead }) => `${path}:${line}: \`${word}\`, say ${instead}`,
    ),
  ])
  expect(found).toEqual([])
})
