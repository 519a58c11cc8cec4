import { expect as vitestExpect } from 'vitest'

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
export { expectTypeOf, vi } from 'vitest'

/** Softly it could only be asked inside a test of Vitest's own; the first failure is enough here. */
export const expect = Object.assign(vitestExpect.bind(undefined), vitestExpect, {
  soft: vitestExpect,
})
