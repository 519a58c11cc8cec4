import { testShell } from './built-site.ts'

/** The bundles all tiny sites share, before two workers could begin to build them at once. */
export default async function buildBundles(): Promise<void> {
  await testShell()
}
