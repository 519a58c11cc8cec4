import { loadSite } from '#config/load-site.ts'
import { SettingsError } from '#config/settings-error.ts'

/** Settings are loaded by Node itself, so a runner of tests with a loader of its own is no place for it. */
for (const root of process.argv.slice(2))
  try {
    await loadSite(root)
    console.log('[]')
  } catch (error) {
    console.log(JSON.stringify(error instanceof SettingsError ? error.diagnostics : String(error)))
  }
