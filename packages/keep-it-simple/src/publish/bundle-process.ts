import { bundleShell } from './bundle-shell.ts'
import type { BundleAnswer, BundleOrder } from './bundle-apart.ts'
import { bundleFailure } from './bundle-problems.ts'

/** What `bundle-apart.ts` starts: bundles once and ends. */
process.once('message', (order: BundleOrder) => void answer(order))
// The build was stopped.
process.once('disconnect', () => process.exit())

async function answer({ input, out }: BundleOrder): Promise<void> {
  const result: BundleAnswer = await bundleShell(input, out).then(
    () => ({ done: true }),
    (error: unknown) => bundleFailure(error, input.root ?? process.cwd()),
  )
  process.send!(result, () => process.exit())
}
