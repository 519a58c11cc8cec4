import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from '#config/settings-error.ts'
import { takeLock } from '#publish/release/build-lock.ts'
import { releaseFolders } from '#publish/release/folders.ts'
import { buildIn } from '#publish/release/manifest.ts'
import { rollBack } from '#publish/release/roll-back.ts'
import type { Command, CommandInput } from './command.ts'
import { fileProblem } from './file-problem.ts'
import { say } from './say.ts'

export const rollback: Command = {
  usage: '',
  summary: 'publish the release before this one again; a second time returns',
  run: publishLast,
}

/** Needs no settings: it works where a site cannot be built any more. */
async function publishLast({ root }: CommandInput): Promise<number> {
  const content = join(root, '.content')
  const folders = releaseFolders(join(root, 'dist'), content)
  if (!existsSync(folders.last))
    throw new SettingsError(
      'There is no earlier release to go back to.',
      'Check out the earlier sources and run `kis build`.',
    )
  const started = performance.now()
  try {
    const giveBack = takeLock(content, 'kis rollback')
    try {
      const before = buildIn(folders.dist) ?? 'none'
      rollBack(folders)
      const took = `${((performance.now() - started) / 1000).toFixed(2)} s`
      say(`dist/ is release ${buildIn(folders.dist)} again; it was ${before}. ${took}`)
      return 0
    } finally {
      giveBack()
    }
  } catch (error) {
    throw fileProblem(error, root)
  }
}
