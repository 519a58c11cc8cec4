import type { Abbreviations } from '#model/site.ts'

/** Terms explained wherever they occur; a page's own `*[term]: …` comes first. Read at build only. */
export const abbreviations: Abbreviations = {}
