import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIAGNOSTICS } from '../../manual/words/diagnostics/all.ts'
import { GOLDENS, REPOSITORY, type Golden } from './golden-files.ts'
import { LANGUAGES, runIn } from './in-language.ts'

/** Sites full of mistakes, a folder each. */
const SITES = join(GOLDENS, 'diagnostics/sites')
/** A line that a mistake is in is shown up to here. */
const WIDTH = 120

/** One problem as `kis check` prints it. */
interface Printed {
  readonly place: string
  readonly kind: string
  readonly text: readonly string[]
}

/** What `kis check` says of every mistake in `diagnostics/sites`, in both languages of messages. */
export async function diagnostics(): Promise<Golden> {
  const folder = mkdtempSync(join(tmpdir(), 'goldens-diagnostics-'))
  try {
    const names = readdirSync(SITES).toSorted()
    symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'), 'junction')
    // Two checks of one folder would write each other's caches.
    for (const lang of LANGUAGES) cpSync(SITES, join(folder, lang), { recursive: true })
    const runs = names.map((name) => ({
      program: 'kis' as const,
      args: ['check', '--root', name],
    }))
    const [english, chinese] = await Promise.all(
      LANGUAGES.map((lang) => runIn(lang, runs, join(folder, lang))),
    )
    const codes = new Set<string>()
    const files = new Map<string, string>()
    for (const [index, name] of names.entries()) {
      const outputs = [english![index]!, chinese![index]!].map(({ output }) =>
        LANGUAGES.reduce((text, lang) => text.replaceAll(join(folder, lang), '<folder>'), output),
      )
      const found = outputs.map(problemsIn)
      for (const { kind } of found[0]!) codes.add(kind.split(' ').at(-1)!)
      const text = found[0]!.length > 0 ? bothTable(join(SITES, name), found) : outputs.join('\n')
      files.set(`diagnostics/${name}.txt`, `${text}\n→ ${english![index]!.code}\n`)
    }
    return { files, owns: names.map((name) => `diagnostics/${name}.txt`), notes: [coverage(codes)] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Each problem begins at the margin; its message, remedy and address are indented. */
function problemsIn(output: string): Printed[] {
  return output
    .split(/\n(?=\S)/)
    .map((part) => part.trimEnd().split('\n'))
    .filter(([, second]) => second?.startsWith('  '))
    .map(([first = '', ...text]) => {
      const [, place = first, kind = ''] = /^(.*?) (\S+ [\w-]+)$/.exec(first) ?? []
      return { place, kind, text: text.filter((line) => !/^ +https?:/.test(line)) }
    })
}

function bothTable(root: string, [english = [], chinese = []]: readonly Printed[][]): string {
  const other = new Map(chinese.map((one, index) => [index, one]))
  return english
    .map(({ place, kind, text }, index) => {
      const translated = other.get(index)
      const moved = translated?.place === place ? [] : [`  (zh-CN: ${translated?.place})`]
      const input = sourceLine(root, place)
      return [`${place} ${kind}`, ...moved, ...input, ...text, ...(translated?.text ?? [])].join(
        '\n',
      )
    })
    .join('\n\n')
}

/** The line of the mistake, where the place names one. */
function sourceLine(root: string, place: string): string[] {
  const [, file, line] = /^(.*?):(\d+)/.exec(place) ?? []
  if (file === undefined) return []
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const text = (lines[Number(line) - 1] ?? '').replaceAll(/[\0-\x1f]/g, '�')
  return [`  | ${text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text}`.trimEnd()]
}

function coverage(codes: ReadonlySet<string>): string {
  const known = DIAGNOSTICS.flatMap((group) => Object.keys(group.codes))
  const missing = known.filter((code) => !codes.has(code))
  const covered = known.length - missing.length
  return `${covered} of ${known.length} codes of the manual have a case; without one: ${missing.join(', ')}`
}
