import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * `npm run test:block <name>` runs the tests of one block: the unit and browser tests in its folder, its
 * example, and the Markdown pairs named after it.
 * `--no-browser` skips the browser tests; other options go to Playwright.
 */
const ENGINE = join(import.meta.dirname, '..')
const blocks = readdirSync(join(ENGINE, 'src/blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

const [name = '', ...options] = process.argv.slice(2)
if (!blocks.includes(name)) {
  console.error(`Usage: npm run test:block <name> [--no-browser]\nBlocks: ${blocks.join(', ')}`)
  process.exit(2)
}

/** Whether `file` is named after `block`: `run.spec.ts`, `results.spec.ts` or `run-sql.spec.ts`. */
const isOf = (block: string, file: string): boolean => {
  const [stem = ''] = basename(file).split('.')
  return stem === block || stem === `${block}s` || stem.startsWith(`${block}-`)
}
/** The files of `folder` named after this block, and not after a longer name: `code`, `code-tree`. */
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(ENGINE, folder))
    .filter((file) => file.endsWith(ending) && isOf(name, file))
    .filter((file) => !blocks.some((other) => other.length > name.length && isOf(other, file)))
    .map((file) => `${folder}/${file}`)

const pairs = filesIn('tests/markdown', '.md').map((file) => basename(file, '.md'))

function run(tool: string, args: readonly string[]): boolean {
  console.log(`\n${tool} ${args.join(' ')}`)
  const bin = join(ENGINE, '../../node_modules/.bin', tool)
  const env = { ...process.env, BLOCK: name, PAIRS: pairs.join() }
  const { status } = spawnSync(bin, args, {
    cwd: ENGINE,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status === 0
}

const own = `src/blocks/${name}/`
const ownFiles = readdirSync(join(ENGINE, own))
const hasUnitTests = ownFiles.some((file) => /\.test\.tsx?$/.test(file))
const units = [
  ...(hasUnitTests ? [own] : []),
  'tests/blocks/examples.test.ts',
  ...(pairs.length > 0 ? ['tests/markdown/pairs.test.ts'] : []),
]
const specs = options.includes('--no-browser')
  ? []
  : ownFiles.filter((file) => file.endsWith('.spec.ts')).map((file) => own + file)
const others = options.filter((option) => option !== '--no-browser')

const results = [run('vitest', ['run', ...units])]
if (specs.length > 0) results.push(run('playwright', ['test', ...specs, ...others]))
process.exit(results.includes(false) ? 1 : 0)
