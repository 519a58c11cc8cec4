import { SettingsError } from './settings-error.ts'

/** In the names of modules Vite reads these as the beginning of a query or a fragment. */
const CUT = /[#?]/

/** Says in a sentence what Vite would report as a module it cannot find. */
export function checkBundlerPaths(...folders: readonly string[]): void {
  const folder = folders.find((one) => CUT.test(one))
  const sign = folder === undefined ? undefined : CUT.exec(folder)?.[0]
  if (sign === undefined) return
  throw new SettingsError(
    `The path ${folder} holds \`${sign}\`, and the bundler (Vite) cannot read files below such a folder.`,
    `Move the site to a folder without \`#\` and \`?\` in its path; spaces, \`%\` and other scripts are fine.`,
  )
}
