import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { REPOSITORY } from './golden-files.ts'

/** How a Vitest test that keeps a golden of its own asks whether to write it. */
const FLAG = "process.env['UPDATE']"

/** Lets tests that compare with files of their own write them: Markdown pairs, block examples, schemas. */
export function updateEngineGoldens(): boolean {
  const vitest = join(REPOSITORY, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, UPDATE: '1' }
  const all = Map.groupBy(testsWithGoldens(), (file) => vitestRoot(file))
  return [...all]
    .map(([root, files]) => {
      const names = files.map((file) => file.slice(root.length + 1))
      const args = [vitest, 'run', '--root', join(REPOSITORY, root), '--reporter=dot', ...names]
      const { status } = spawnSync(process.execPath, args, {
        cwd: REPOSITORY,
        env,
        stdio: 'inherit',
      })
      return status === 0
    })
    .every(Boolean)
}

/** Long tests need tools or minutes; `UPDATE=1` is set for those by hand. */
function testsWithGoldens(): string[] {
  const args = ['grep', '--fixed-strings', '--files-with-matches', '--untracked', FLAG]
  const found = execFileSync('git', [...args, '--', '*.test.ts'], { cwd: REPOSITORY })
  return String(found)
    .trim()
    .split('\n')
    .filter((file) => !/\.(?:long|integration)\.test\.ts$/.test(file))
}

function vitestRoot(file: string): string {
  const folder = dirname(file)
  const isRoot = existsSync(join(REPOSITORY, folder, 'vitest.config.ts'))
  return isRoot || folder === '.' ? folder : vitestRoot(folder)
}
