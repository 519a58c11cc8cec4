/** What a hash names; one that cannot be decoded is taken as it is. */
export function idOf({ hash }: { readonly hash: string }): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
