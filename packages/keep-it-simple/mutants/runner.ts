import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { declareClassPlugin, PluginKind, commonTokens } from '@stryker-mutator/api/plugin'
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner'
import type { MutantCoverage } from '@stryker-mutator/api/core'
import type { Logger } from '@stryker-mutator/api/logging'
import { vi } from 'vitest'
import { beginFile, tests } from './collected-tests.ts'
import { drawOf, fromOne, isDrawn } from './drawn.ts'
import { loadLikeVite } from './modules.ts'
import { testOrder } from './test-order.ts'
import { processorTime, runTests, usableTests } from './run-tests.ts'
import { isForGate, testFilesOf } from './test-files.ts'

/** What instrumented code reads and writes. */
interface Namespace {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: MutantCoverage | undefined
}
const namespace: Namespace = ((globalThis as Record<string, unknown>)['__stryker__'] ??= {})

/**
 * Milliseconds of the processor after which no further test is tried on a mutant. It counts as
 * survived, so a score may only be better than it is said to be.
 */
const PATIENCE = 4000

/**
 * Runs the tests of a room in one process, without Vitest's workers: one mutant costs milliseconds
 * instead of most of a second. What cannot be loaded without Vite, or is slow, is left out.
 */
class InProcessRunner implements TestRunner {
  static inject: [typeof commonTokens.logger] = [commonTokens.logger]
  readonly log: Logger
  /** A mutant may leave wrong things in a module's memory; then the process is begun anew. */
  isSpoilt = false
  ran = 0
  readonly order = testOrder()
  readonly draw = drawOf(process.env)

  constructor(log: Logger) {
    this.log = log
  }

  capabilities() {
    // Nothing is active while modules are loaded (`ignoreStatic`), so there is nothing to load again.
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    process.env['LC_ALL'] = 'C.UTF-8'
    // What `vi` asks for the settings of.
    ;(globalThis as Record<string, unknown>)['__vitest_worker__'] = {
      config: { fakeTimers: {} },
      metaEnv: {},
    }
    let plugins: Parameters<typeof loadLikeVite>[0] = () => []
    loadLikeVite(() => plugins())
    const here = (file: string): string => pathToFileURL(join(process.cwd(), file)).href
    const { default: usual } = (await import(here('vitest.config.ts'))) as {
      default: { plugins: ReturnType<typeof plugins>; define: Readonly<Record<string, string>> }
    }
    plugins = () => usual.plugins
    for (const [name, text] of Object.entries(usual.define))
      (globalThis as Record<string, unknown>)[name] = JSON.parse(text)
    for (const file of globSync(testFilesOf(process.env['MUTANTS'] ?? 'model'))
      .filter(isForGate)
      .toSorted()) {
      beginFile(file)
      const before = tests.length
      try {
        await import(here(file))
      } catch (error) {
        tests.splice(before)
        this.log.warn(`${file} is left out: ${String(error).slice(0, 160)}`)
      }
    }
  }

  async dryRun(): Promise<DryRunResult> {
    const { kept, left } = await usableTests((name) => {
      namespace.currentTestId = name
    })
    if (left.length > 0) this.log.warn(`left out:\n  ${left.join('\n  ')}`)
    const mutantCoverage = namespace.mutantCoverage ?? { static: {}, perTest: {} }
    const ids = new Set(kept.map(({ test }) => test.id))
    for (const [name, hits] of Object.entries(mutantCoverage.perTest)) {
      if (ids.has(name)) continue
      delete mutantCoverage.perTest[name]
      // What a suite prepares concerns all of its tests.
      for (const { test } of kept)
        if (test.suites.some((suite) => `suite ${suite.name}` === name))
          mutantCoverage.perTest[test.id] = { ...hits, ...mutantCoverage.perTest[test.id] }
    }
    const tests = kept.map(({ test: { id, file }, milliseconds }) => ({
      id,
      name: id,
      fileName: file,
      timeSpentMs: milliseconds,
      status: TestStatus.Success as const,
    }))
    return { status: DryRunStatus.Complete, tests, mutantCoverage }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    // What is not drawn is left out of the score, as are mutants that cannot be run.
    if (!isDrawn(options.activeMutant.fileName, fromOne(options.activeMutant), this.draw))
      return { status: MutantRunStatus.Error, errorMessage: 'not drawn' }
    if (this.isSpoilt) throw new Error('A mutant before this one left something behind.')
    const wanted = new Set(options.testFilter)
    const { fileName } = options.activeMutant
    const chosen = this.order.of(
      fileName,
      tests.filter(({ id }) => wanted.has(id)),
    )
    if (chosen.length < wanted.size) throw new Error('Tests were found that are not there now.')
    namespace.hitCount = 0
    namespace.hitLimit = options.hitLimit
    namespace.activeMutant = options.activeMutant.id
    const began = processorTime()
    const isTired = (): boolean => processorTime() - began > PATIENCE
    const outcomes = await runTests(
      chosen,
      ({ failure }) => failure !== undefined || isTired(),
      () => {},
    )
    namespace.activeMutant = undefined
    // A test that failed half-way may have left its own clock behind.
    vi.useRealTimers()
    const limit = determineHitLimitReached(namespace.hitCount, options.hitLimit)
    namespace.hitLimit = undefined
    const last = outcomes.at(-1)
    const isFirst = this.ran === 0
    this.ran += 1
    if (last?.failure !== undefined || limit) {
      const again = await runTests(
        last ? [last.test] : [],
        () => false,
        () => {},
      )
      this.isSpoilt = again.some(({ failure }) => failure !== undefined)
      if (this.isSpoilt) this.log.info(`Begun anew after ${this.ran}: ${last?.test.id}`)
      if (this.isSpoilt && !isFirst) throw new Error('Fails without the mutant, too.')
    }
    if (last?.failure !== undefined) this.order.failed(fileName, last.test)
    if (limit) return { status: MutantRunStatus.Timeout }
    if (last?.failure === undefined) {
      // Whoever stops a run half-way has these lines of it.
      const { line } = fromOne(options.activeMutant).location.start
      this.log.info(
        `Survived ${outcomes.length} of ${chosen.length}: ${fileName}:${line} → ${options.activeMutant.replacement.slice(0, 80)}`,
      )
      return { status: MutantRunStatus.Survived, nrOfTests: outcomes.length }
    }
    return {
      status: MutantRunStatus.Killed,
      killedBy: [last.test.id],
      failureMessage: last.failure,
      nrOfTests: outcomes.length,
    }
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner),
]
