/** What the manual is written from: blocks, settings, commands, keys of pages and problems, as they are. */
export { asCode } from '#config/as-code.ts'
export { settingsList, type Setting } from '#config/settings-list.ts'
export {
  diagnosticSources,
  type DiagnosticSource,
  type DiagnosticSources,
} from '#config/source/diagnostic-sources.ts'
export { toChinese } from '#locale/diagnostics/translate.ts'
export { diagnosticAddress } from '#model/diagnostic-address.ts'
export { commandList, type ListedCommand } from '#commands/command-list.ts'
export { blockList, type BlockOption, type ListedBlock } from '#content/block-list.ts'
export { frontMatterKeys } from '#content/front-matter-keys.ts'
