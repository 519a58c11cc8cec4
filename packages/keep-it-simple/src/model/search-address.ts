/** Where a language has its search form; an author's page or redirect at the address takes its place. */
export const searchAddress = (prefix: string): string => `${prefix}search/`
