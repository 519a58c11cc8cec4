import { inspect } from 'node:util'
import { TOO_SLOW } from './test-files.ts'

/** Stands in for Vitest's own functions of these names: remembers tests instead of running them. */
type Body = (...values: unknown[]) => unknown

interface Suite {
  readonly name: string
  readonly parent: Suite | undefined
  readonly beforeAll: Body[]
  readonly afterAll: Body[]
  readonly beforeEach: Body[]
  readonly afterEach: Body[]
}

export interface CollectedTest {
  readonly id: string
  readonly file: string
  readonly suites: readonly Suite[]
  readonly body: Body
}

export const tests: CollectedTest[] = []

const suiteNamed = (name: string, parent: Suite | undefined): Suite => ({
  name,
  parent,
  beforeAll: [],
  afterAll: [],
  beforeEach: [],
  afterEach: [],
})

let current = suiteNamed('', undefined)
const finished: Body[] = []

export const beginFile = (file: string): void => {
  current = suiteNamed(file, undefined)
}

const suitesOf = (suite: Suite): Suite[] => [...(suite.parent ? suitesOf(suite.parent) : []), suite]

const known = new Set<string>()

const add = (name: string, body: Body): void => {
  if (TOO_SLOW.has(name)) return
  const suites = suitesOf(current)
  const full = `${suites.map((suite) => suite.name).join(' > ')} > ${name}`
  let id = full
  // Two tests of one name are told apart by a number.
  for (let count = 2; known.has(id); count += 1) id = `${full} (${count})`
  known.add(id)
  tests.push({ id, file: suites[0]!.name, suites, body })
}

const nothing = (): void => {}
/** Options may stand before the body or, as a number of milliseconds, after it. */
const bodyIn = (given: readonly unknown[]): Body =>
  (given.find((one) => typeof one === 'function') as Body | undefined) ?? nothing

const eachOf =
  (register: (name: string, body: Body) => void) =>
  (cases: readonly unknown[], ...values: unknown[]) =>
  (name: string, ...given: unknown[]) => {
    if ('raw' in cases) throw new Error(`A table of text is not read here: ${values.length}`)
    // As Vitest does: a list is spread only where every case is one.
    const areLists = cases.every((one) => Array.isArray(one))
    for (const one of cases) {
      const list = areLists ? (one as unknown[]) : [one]
      register(`${name} ${inspect(one, { depth: 1, breakLength: Infinity }).slice(0, 80)}`, () =>
        bodyIn(given)(...list),
      )
    }
  }

const suite = (name: string, body: Body): void => {
  const outer = current
  current = suiteNamed(name, outer)
  body()
  current = outer
}

const named = (register: (name: string, body: Body) => void) =>
  Object.assign((name: string, ...given: unknown[]) => register(name, bodyIn(given)), {
    each: eachOf(register),
    skip: nothing,
    skipIf: (skipped: unknown) => (skipped ? nothing : named(register)),
    runIf: (wanted: unknown) => (wanted ? named(register) : nothing),
  })

export const it = named(add)
export const describe = named(suite)
export const beforeAll = (body: Body): unknown => current.beforeAll.push(body)
export const afterAll = (body: Body): unknown => current.afterAll.push(body)
export const beforeEach = (body: Body): unknown => current.beforeEach.push(body)
export const afterEach = (body: Body): unknown => current.afterEach.push(body)
export const onTestFinished = (body: Body): unknown => finished.push(body)
export const takeFinished = (): Body[] => finished.splice(0)
