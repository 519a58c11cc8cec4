/** Names that differ only in capitals, width or spaces are one name to whoever types them. */
export const foldName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
