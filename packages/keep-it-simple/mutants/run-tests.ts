import { takeFinished, tests, type CollectedTest } from './collected-tests.ts'

export interface Outcome {
  readonly test: CollectedTest
  readonly milliseconds: number
  readonly failure: string | undefined
}

/** Milliseconds of the processor that this process has had. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What a test left behind, such as a promise nobody waited for, must not end the process. */
const stray: unknown[] = []
process.on('unhandledRejection', (error) => stray.push(error))
process.on('uncaughtException', (error) => stray.push(error))

/** Milliseconds after which a test is looked at: one that waits for something that will not come has done nothing. */
const LOOK = 4000
/** Milliseconds of the processor that are nothing, and that are more than any test needs. */
const [NOTHING, MUCH] = [200, 8000]
/** Tests may stop the clock. */
const { setTimeout: later, clearTimeout: never } = globalThis

/** By the processor's time, because a busy machine makes any other time long. */
const inTime = async (action: (...values: unknown[]) => unknown): Promise<void> => {
  const { promise, reject } = Promise.withResolvers<never>()
  let timer: ReturnType<typeof later>
  const look = (before: number, began = before): void => {
    timer = later(() => {
      const now = processorTime()
      if (now - before < NOTHING || now - began > MUCH) reject(new Error('It does not end.'))
      else look(now, began)
    }, LOOK)
  }
  look(processorTime())
  try {
    await Promise.race([action({}), promise])
  } finally {
    never(timer!)
  }
}

const runOne = async ({ suites, body }: CollectedTest): Promise<string | undefined> => {
  let failure: string | undefined
  const attempt = async (action: (...values: unknown[]) => unknown): Promise<void> => {
    try {
      await inTime(action)
    } catch (error) {
      failure ??= said(error)
    }
  }
  for (const suite of suites) for (const before of suite.beforeEach) await attempt(before)
  if (failure === undefined) await attempt(body)
  for (const suite of suites.toReversed())
    for (const after of suite.afterEach.toReversed()) await attempt(after)
  for (const finish of takeFinished()) await attempt(finish)
  const [left] = stray.splice(0)
  return failure ?? (left === undefined ? undefined : said(left))
}

type Suite = CollectedTest['suites'][number]

/** What a file prepares while it is loaded is there once, and must last until its tests are needed no more. */
const lasts = (suite: Suite): boolean => suite.parent === undefined && suite.beforeAll.length === 0

process.once('exit', () => {
  for (const suite of new Set(tests.map(({ suites }) => suites[0]!)))
    if (lasts(suite)) for (const after of suite.afterAll) after({})
})

/** Runs tests one after another; `around` learns which test, or which suite, is under way. */
export const runTests = async (
  chosen: readonly CollectedTest[],
  isStopped: (outcome: Outcome) => boolean,
  around: (name: string | undefined) => void,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  const open: Suite[] = []
  let broken: string | undefined
  const close = async (until: number): Promise<void> => {
    while (open.length > until) {
      const suite = open.pop()!
      if (lasts(suite)) continue
      for (const after of suite.afterAll)
        try {
          await after({})
        } catch (error) {
          broken ??= said(error)
        }
    }
  }
  for (const test of chosen) {
    let shared = 0
    while (shared < open.length && open[shared] === test.suites[shared]) shared += 1
    await close(shared)
    broken = undefined
    for (const suite of test.suites.slice(shared)) {
      open.push(suite)
      around(`suite ${suite.name}`)
      try {
        for (const before of suite.beforeAll) await inTime(before)
      } catch (error) {
        broken ??= said(error)
      }
    }
    around(test.id)
    const began = performance.now()
    const failure = broken ?? (await runOne(test))
    around(undefined)
    const outcome = { test, failure, milliseconds: performance.now() - began }
    outcomes.push(outcome)
    if (isStopped(outcome)) break
  }
  await close(0)
  return outcomes
}

/** Milliseconds of processor time above which a test is too slow to be run for every mutant. */
const SLOW = 1500

/** Tests that pass here, and quickly; of the others, why not. */
export const usableTests = async (
  around: (name: string | undefined) => void,
): Promise<{ kept: Outcome[]; left: string[] }> => {
  const left: string[] = []
  const attempt = async (chosen: readonly CollectedTest[]) => {
    const kept: Outcome[] = []
    const slow: CollectedTest[] = []
    let spent = processorTime()
    await runTests(
      chosen,
      (outcome) => {
        const took = processorTime() - spent
        if (outcome.failure !== undefined)
          left.push(`${outcome.test.id}: ${outcome.failure.slice(0, 120).replaceAll('\n', ' ')}`)
        else if (took > SLOW) slow.push(outcome.test)
        else kept.push(outcome)
        spent = processorTime()
        return false
      },
      around,
    )
    return { kept, slow }
  }
  const first = await attempt(tests)
  // The first to need a module waits for it to be loaded.
  const second = await attempt(first.slow)
  left.push(...second.slow.map(({ id }) => `${id}: slow`))
  // One that fails when it is run again and alone would have a new process begun for each mutant.
  const kept: Outcome[] = []
  for (const outcome of [...first.kept, ...second.kept]) {
    const [again] = await runTests([outcome.test], () => false, around)
    if (again?.failure === undefined) kept.push(outcome)
    else left.push(`${outcome.test.id}: not a second time: ${again.failure.slice(0, 120)}`)
  }
  return { kept, left }
}
