import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  canRun,
  leftovers,
  leftoversSoon,
  post,
  run,
  startTestRunner,
} from './support/test-runner.ts'

const GO =
  'package main\n\nimport (\n\t"bufio"\n\t"fmt"\n\t"os"\n)\n\nfunc main() {\n\tline, _ := bufio.NewReader(os.Stdin).ReadString(\'\\n\')\n\tfmt.Println("Go", line)\n}\n'
const RUST =
  'fn main() {\n    let mut line = String::new();\n    std::io::stdin().read_line(&mut line).unwrap();\n    println!("Rust {line}");\n}\n'
const KOTLIN = 'fun main() {\n    println("Kotlin " + readLine())\n}\n'
const PROGRAMS = { go: GO, rust: RUST, kotlin: KOTLIN } as const
const SLEEP = 'package main\n\nimport "time"\n\nfunc main() { time.Sleep(9 * time.Second) }\n'
/** Kotlin starts slowly, and most of this is about the service. */
const QUICK = { RUNNER_KOTLIN: '' }
const body = (code: string) => JSON.stringify({ code })

describe.runIf(canRun)('the runner', () => {
  it('runs the three languages, with input, and says what is wrong with a program', async () => {
    const runner = await startTestRunner()
    for (const [language, code] of Object.entries(PROGRAMS)) {
      const { printed, status, version } = await run(runner, language, code, '你好')
      const name = language[0]!.toUpperCase() + language.slice(1)
      expect({ printed: printed.trim(), status }).toEqual({ printed: `${name} 你好`, status: 0 })
      expect(version).toMatch(/^\d+\.\d+/)
    }
    const refused = {
      go: ['package main\n\nfunc main() {\n\tx := 1\n}\n', /^main\.go:4:2: x declared/],
      rust: ['fn main() {\n    let x: i32 = "a";\n}\n', /mismatched types/],
      kotlin: [
        'fun main() {\n    println(missing)\n}\n',
        /main\.kt:2:13: error: unresolved reference/,
      ],
    } as const
    for (const [language, [code, message]] of Object.entries(refused)) {
      const { error, events, status } = await run(runner, language, code)
      expect(error).toMatch(message)
      expect({ events, status }).toEqual({ events: [], status: 1 })
    }
    const broken = await run(runner, 'rust', 'fn main() { println!("before"); panic!("boom"); }')
    expect(broken.events.map(({ kind }) => kind)).toEqual(['stdout', 'stderr'])
    expect(broken.status).toBe(101)
    await runner.close()
    expect(await leftoversSoon(runner)).toEqual([])
  })

  it('50 readers at once: all are answered, and the health says how it stands', async () => {
    const runner = await startTestRunner(QUICK)
    const before = performance.now()
    const languages = ['go', 'rust', 'go', 'rust', 'go'] as const
    const all = Array.from({ length: 50 }, async (_, index) => {
      const language = languages[index % languages.length]!
      const { printed, took } = await run(runner, language, PROGRAMS[language], `reader ${index}`)
      expect(printed).toContain(`reader ${index}`)
      return took
    })
    await sleep(500)
    const health = (await (await fetch(`${runner.url}/health`)).json()) as {
      running: number
      waiting: number
    }
    expect(health.running).toBeGreaterThan(0)
    expect(health.running + health.waiting).toBeLessThanOrEqual(50)
    const times = (await Promise.all(all)).toSorted((a, b) => a - b)
    const seconds = (performance.now() - before) / 1000
    console.log(
      `50 runs: ${seconds.toFixed(1)} s; half within ${times[24]!.toFixed(1)} s, the last after ${times[49]!.toFixed(1)} s`,
    )
    expect(await leftoversSoon(runner)).toEqual([])
    await runner.close()
  })

  it('who waits too many are refused, and too many of one address', async () => {
    const runner = await startTestRunner({
      ...QUICK,
      RUNNER_PARALLEL: '1',
      RUNNER_WAITING: '1',
      RUNNER_PER_MINUTE: '4',
    })
    const slow = [0, 1].map(() => post(runner, 'go', body(SLEEP)))
    await sleep(500)
    const third = await post(runner, 'go', body(SLEEP))
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await post(runner, 'go', 'x')).status).toBe(400)
    const fifth = await post(runner, 'go', body(SLEEP))
    expect(fifth.status).toBe(429)
    expect(Number(fifth.headers.get('retry-after'))).toBeGreaterThan(5)
    for (const one of await Promise.all(slow)) expect(one.status).toBe(200)
    await runner.close()
  })

  it('a reader who leaves takes the program along', async () => {
    const runner = await startTestRunner(QUICK)
    const gone = new AbortController()
    const asked = post(runner, 'go', body(SLEEP), { signal: gone.signal }).catch(() => 'gone')
    await sleep(3000)
    expect(leftovers(runner)).not.toEqual([])
    gone.abort()
    expect(await asked).toBe('gone')
    await sleep(700)
    expect(await leftoversSoon(runner)).toEqual([])
    await runner.close()
  })

  it('ends cleanly when asked to: runs may end, those who wait are refused', async () => {
    const runner = await startTestRunner({ ...QUICK, RUNNER_PARALLEL: '1' })
    const short = post(runner, 'go', body(SLEEP.replace('9', '3')))
    await sleep(500)
    const waiting = post(runner, 'go', body(SLEEP))
    await sleep(300)
    const ended = runner.close()
    expect((await waiting).status).toBe(503)
    expect((await short).status).toBe(200)
    expect(await ended).toBe(0)
    expect(await leftoversSoon(runner)).toEqual([])
  })

  it('a runner that is killed takes its sandboxes along', async () => {
    const runner = await startTestRunner(QUICK)
    const asked = post(runner, 'go', body(SLEEP)).catch(() => 'gone')
    await sleep(3000)
    await runner.close('SIGKILL')
    expect(await asked).toBe('gone')
    await sleep(500)
    expect(leftovers(runner).filter((one) => !one.startsWith('runner-run-'))).toEqual([])
    // What it left of its groups goes when it is started again.
    const next = await startTestRunner(QUICK)
    expect(await leftoversSoon(runner)).toEqual([])
    await next.close()
  })

  it('a request that never ends is ended', async () => {
    const runner = await startTestRunner(QUICK)
    const status = await new Promise<string>((resolve) => {
      const headers = {
        origin: 'https://blog.example',
        'content-type': 'application/json',
        'content-length': '1000',
      }
      const slow = request(`${runner.url}/go`, { method: 'POST', headers }, (response) =>
        resolve(String(response.statusCode)),
      )
      slow.on('error', () => resolve('closed'))
      slow.write('{"code"')
    })
    expect(['408', 'closed']).toContain(status)
    await runner.close()
  })
})
