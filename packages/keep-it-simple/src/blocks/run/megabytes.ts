/** `6 MB`, `0.4 MB`. */
export function megabytes(bytes: number): string {
  const millions = bytes / 1_000_000
  return `${millions < 1 ? millions.toFixed(1) : Math.round(millions)} MB`
}
