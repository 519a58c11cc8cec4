/** What test files get for `vitest` while mutants are tried: its own `expect` and `vi`, our `it`. */
export {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  it,
  onTestFinished,
  it as test,
} from './collected-tests.ts'
export { expect, expectTypeOf, vi } from 'vitest'
