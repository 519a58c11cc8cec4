import { commands } from './commands-zh.ts'
import { settings } from './settings-zh.ts'
import { types } from './types-zh.ts'

/** The engine's English sentences that appear in the manual, and their Chinese. */
export const chinese: Readonly<Record<string, string>> = { ...settings, ...types, ...commands }
