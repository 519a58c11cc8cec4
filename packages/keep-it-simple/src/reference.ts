/** What the manual is written from: settings, commands, keys of pages and problems, as they are. */
export { asCode } from '#config/as-code.ts'
export { settingsList, type Setting } from '#config/settings-list.ts'
export {
  diagnosticSources,
  type DiagnosticSource,
  type DiagnosticSources,
} from '#config/source/diagnostic-sources.ts'
export { commandList, type ListedCommand } from '#commands/command-list.ts'
export { frontMatterKeys, frontMatterProblems } from '#content/front-matter-keys.ts'
