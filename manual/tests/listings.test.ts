import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { listingsOf } from './listings-of.ts'

/** What the manual tells an author to write is what the engine takes. */
const DOCS = join(import.meta.dirname, '../docs')
const PAGES = ['README.md', '{1.guide,2.writing,en}/**/*.md']
const KIS = join(
  dirname(createRequire(import.meta.url).resolve('keep-it-simple/package.json')),
  'bin/kis.js',
)

/** Not waited for in place: a worker that hears nothing for a minute is given up by its runner. */
async function kis(...words: string[]): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [KIS, ...words])
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { status: await ended, said: `${out}${err}` }
}

const pages = PAGES.flatMap((pattern) => globSync(pattern, { cwd: DOCS })).filter(
  (file) => !file.includes('3.reference'),
)
const settings = globSync('_listings/*/site.config.ts', { cwd: DOCS })

describe('settings in the manual', () => {
  it.each(settings)('%s is understood', async (file) => {
    expect(await kis('info', '--root', join(DOCS, dirname(file)))).toMatchObject({ status: 0 })
  })

  it('and files beside them make a site without a mistake', async () => {
    const extended = join(DOCS, '_listings/extended')
    expect(await kis('check', '--root', extended)).toMatchObject({ status: 0 })
  })

  it('all stand on a page, in both languages', () => {
    const shown = (folder: string) =>
      pages
        .filter((file) => file.startsWith('en/') === (folder === 'en'))
        .map((file) => readFileSync(join(DOCS, file), 'utf8'))
        .join('\n')
    const files = globSync('_listings/**/*.{ts,tsx,css}', { cwd: DOCS })
    const lost = ['zh', 'en'].flatMap((folder) =>
      files.filter((file) => !shown(folder).includes(`(/${file.replaceAll('\\', '/')}`)),
    )
    expect(lost).toEqual([])
  })
})

/** Every `kis …` of listings and of running text, up to where a shell would end the command. */
function commandsOf(file: string): string[] {
  const text = readFileSync(join(DOCS, file), 'utf8')
  const shell = listingsOf(text)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.split('\n'))
  const inline = [...text.matchAll(/`((?:npx )?kis [^`]+)`/g)].map(([, code]) => code!)
  return [...shell, ...inline].flatMap((line) =>
    [...line.matchAll(/(?:^|\s|;)(?:npx )?kis ([^;&|#]+)/g)].map(([, command]) => command!.trim()),
  )
}

describe('commands in the manual', () => {
  const named = new Map(
    pages.flatMap((file) => commandsOf(file).map((command) => [command, file] as const)),
  )
  const helps = new Map<string, Promise<{ said: string }>>()
  const helpOf = async (name: string): Promise<string> => {
    if (!helps.has(name)) helps.set(name, kis(name, '--help'))
    return (await helps.get(name)!).said
  }

  it('are found', () => {
    expect(named.size).toBeGreaterThan(15)
  })

  it.each([...named])('kis %s (%s) exists', async (command) => {
    const [name = '', ...words] = command.split(/\s+/)
    const help = await helpOf(name)
    expect(help).toMatch(new RegExp(`^kis ${name}\\b`))
    const options = words.filter((word) => word.startsWith('--')).map((word) => word.split('=')[0]!)
    const isThere = (option: string) => new RegExp(`${option}(?![\\w-])`).test(help)
    expect(options.filter((option) => !isThere(option))).toEqual([])
  })
})
