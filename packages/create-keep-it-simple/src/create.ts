import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { AnswerError } from './answers.ts'
import { ask, takeDefaults } from './ask.ts'
import { HELP } from './help.ts'
import { speaksChinese, wordsFor, type Words } from './words.ts'
import { writeSite } from './write-site.ts'

const OPTIONS = {
  languages: { type: 'string', short: 'l' },
  kind: { type: 'string', short: 'k' },
  title: { type: 'string', short: 't' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const

/** `npm create keep-it-simple <folder> -- …`; gives the exit code. */
export async function create(args: readonly string[]): Promise<number> {
  const chinese = speaksChinese(process.env)
  const words = wordsFor(chinese)
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    })
    if (values.help) {
      console.log(HELP)
      return 0
    }
    if (positionals.length > 1) throw new AnswerError(words.tooMany(positionals.join(', ')))
    const { help: _help, yes, ...given } = values
    const root = resolve(positionals[0] ?? 'my-site')
    refuseUsed(root, words)
    const known = {
      given,
      defaults: {
        languages: chinese ? 'zh-CN' : 'en-US',
        kind: 'blog',
        title: basename(root),
      },
    }
    const everything = Object.keys(known.defaults).every((name) => Object.hasOwn(given, name))
    if (!yes && !everything && !process.stdin.isTTY) throw new AnswerError(words.noTerminal)
    const answers = yes || everything ? takeDefaults(known, words) : await ask(known, words)
    const files = writeSite(root, answers)
    sayNext(root, files.length, words)
    return 0
  } catch (error) {
    if (error instanceof AnswerError) console.error(error.message)
    else if (isArgumentError(error)) console.error(`${error.message}\n\n${HELP}`)
    else throw error
    return 1
  }
}

/** Nothing of an author's is ever overwritten; what version control leaves in a new folder is fine. */
function refuseUsed(root: string, words: Words): void {
  if (!existsSync(root)) return
  if (!statSync(root).isDirectory()) throw new AnswerError(words.notFolder(root))
  if (readdirSync(root).some((name) => name !== '.git' && name !== '.DS_Store'))
    throw new AnswerError(words.notEmpty(root))
}

function sayNext(root: string, count: number, words: Words): void {
  const folder = relative('.', root)
  const steps = ['npm install', 'npm run dev']
  if (folder !== '') steps.unshift(`cd ${/^[\w./-]+$/.test(folder) ? folder : `"${folder}"`}`)
  console.log(`\n${words.done(root, count)}\n\n${words.next}`)
  for (const step of steps) console.log(`  ${step}`)
  console.log()
}

const isArgumentError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
