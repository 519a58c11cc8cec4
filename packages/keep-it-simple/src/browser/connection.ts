interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** On a metered or slow connection, being near something is not reason enough to load. */
export function isPoorConnection(): boolean {
  const { connection } = navigator as { readonly connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
