import { settings } from './settings-zh.ts'
import { types } from './types-zh.ts'

/** Sentences of the engine that only the manual shows, and their Chinese; the engine has that of the others. */
export const chinese: Readonly<Record<string, string>> = { ...settings, ...types }
