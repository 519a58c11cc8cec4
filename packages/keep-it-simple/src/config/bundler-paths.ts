import { SettingsError } from './settings-error.ts'

/** In the names of modules Vite reads these as the beginning of a query or a fragment. */
const CUT = /[#?]/

/** Says in a sentence what Vite would report as a module it cannot find. */
export function checkBundlerPaths(...folders: readonly string[]): void {
  const folder = folders.find((one) => CUT.test(one))
  if (folder === undefined) return
  throw new SettingsError(
    `The path ${folder} holds \`${CUT.exec(folder)![0]}\`, and the bundler (Vite) cannot read files below such a folder.`,
    `Move the site to a folder without \`#\` and \`?\` in its path; spaces, \`%\` and other scripts are fine.`,
  )
}

/** A name like `%20` would be read as what it stands for; a build reads it as it is. */
export function checkDevPaths(...folders: readonly string[]): void {
  checkBundlerPaths(...folders)
  const folder = folders.find((one) => /%[\da-f]{2}/i.test(one))
  if (folder === undefined) return
  throw new SettingsError(
    `The path ${folder} holds \`%\` and two digits, which the dev server (Vite) takes for an escape.`,
    'Move the site to a folder without them in its path; `kis build` works here.',
  )
}
