import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One folder for all temporary files of a run, so that nothing stays of tests that forget theirs or are stopped. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kis-tests-'))
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
}
