/** Where a language lists what this device has; an author's page or redirect at the address takes its place. */
export const savedAddress = (prefix: string): string => `${prefix}saved/`
