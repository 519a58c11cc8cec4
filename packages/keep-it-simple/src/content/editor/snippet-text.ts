/** Dollars and braces mean something in a snippet. */
export const escaped = (text: string): string => text.replace(/[\\$}]/g, '\\$&')
export const choice = (text: string): string => text.replace(/[\\|,]/g, '\\$&')
