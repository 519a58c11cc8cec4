import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ATTEMPTS } from './support/attempts.ts'
import { rowOf, writeTable, type Row } from './support/attempt-table.ts'
import {
  canRun,
  leftoversSoon,
  run,
  startTestRunner,
  type TestRunner,
} from './support/test-runner.ts'

const HELLO = 'package main\n\nfunc main() { println("hello") }\n'

describe.runIf(canRun)('programs that mean harm', () => {
  let runner: TestRunner
  const rows: Row[] = []
  beforeAll(async () => {
    runner = await startTestRunner()
  })
  afterAll(async () => {
    await runner.close()
    if (process.env['UPDATE'] === '1') {
      const day = new Date().toISOString().slice(0, 10)
      const before = `Written by \`tests/attacks.long.test.ts\`, ${day}; two cores busy with other things, seconds with compiling.`
      writeTable(rows, ATTEMPTS, before)
    }
  })

  it.each(ATTEMPTS.map((one) => [`${one.language}: ${one.name}`, one] as const))(
    '%s',
    async (_name, attempt) => {
      const port = new URL(runner.url).port
      const code = attempt.code.replaceAll('PORT', port)
      const answer = await run(runner, attempt.language, code, attempt.input)
      rows.push(rowOf(attempt, answer))
      expect(attempt.held(answer) ? 'held' : answer).toBe('held')
      expect(await leftoversSoon(runner)).toEqual([])
      // And the next reader is served.
      expect((await run(runner, 'go', HELLO)).printed).toBe('hello\n')
    },
  )

  it('a run sees nothing of another that runs beside it', async () => {
    const look = (body: string) =>
      `package main\n\nimport (\n\t"fmt"\n\t"os"\n\t"os/exec"\n\t"time"\n)\n\nfunc main() {\n\t_ = time.Second\n\t_ = os.Args\n${body}\n\tout, _ := exec.Command("sh", "-c", "ls -A /tmp /work; ls /proc | grep -c '^[0-9]'; cat /dev/shm/* /tmp/secret /work/secret").CombinedOutput()\n\tfmt.Print(string(out))\n}\n`
    const one = run(
      runner,
      'go',
      look(
        '\tos.WriteFile("/tmp/secret", []byte("mine"), 0o666)\n\tos.WriteFile("/work/secret", []byte("mine"), 0o666)\n\ttime.Sleep(6 * time.Second)',
      ),
    )
    await sleep(2500)
    const other = await run(runner, 'go', look(''))
    expect(other.printed).not.toContain('mine')
    expect(other.printed).toContain('No such file or directory')
    expect((await one).printed).toContain('mine')
  })
})
