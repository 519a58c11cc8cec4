import { testShell } from './built-site.ts'
import { beginRun } from './once-per-run.ts'

/** The bundles all tiny sites share, before two workers could begin to build them at once. */
export default async function beginTests(): Promise<() => void> {
  const end = beginRun()
  await testShell()
  return end
}
