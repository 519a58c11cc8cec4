import { chmodSync, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { executablePath as usual, windowless } from 'keep-it-simple-testing/chromium.ts'

/** Microseconds; short, so that a wait is short too. */
const PERIOD = 10_000
const GROUPS = '/sys/fs/cgroup/cpu'

/**
 * The browser with a part of this machine's processors, all its threads together: the browser's own
 * throttle (`Emulation.setCPUThrottlingRate`) holds back the page's thread and no worker. Needs root and
 * groups of the first version.
 */
export function slowBrowser(folder: string, slower: number) {
  if (!existsSync(join(GROUPS, 'cpu.cfs_quota_us')))
    throw new Error(`${GROUPS} is not there: this machine cannot slow a whole browser down`)
  const group = join(GROUPS, `bench-runs-${process.pid}`)
  mkdirSync(group)
  writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD))
  const quota = Math.round((PERIOD * availableParallelism()) / slower)
  writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota))
  const executablePath = join(folder, 'slow-browser.sh')
  const script = `#!/bin/sh\necho $$ > ${group}/cgroup.procs\nexec ${windowless ?? usual} "$@"\n`
  writeFileSync(executablePath, script)
  chmodSync(executablePath, 0o755)
  const close = async () => {
    for (let wait = 0; wait < 100; wait++) {
      if (readFileSync(join(group, 'cgroup.procs'), 'utf8') === '') break
      await sleep(100)
    }
    rmdirSync(group)
  }
  return { executablePath, close }
}
