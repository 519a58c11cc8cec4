import type { Abbreviations } from 'keep-it-simple'

/** Terms explained wherever they occur; a page's own `*[term]: …` comes first. Read at build only. */
export const abbreviations: Abbreviations = {}
