export const DOWN_TARGET = 'below'

/**
 * Where the arrow leads. It stands behind the first section, so that the keyboard goes on there; the
 * style sheet puts it where the window comes to rest, one window minus 64 px down (S2.6.6).
 */
export function DownTarget() {
  return <i id={DOWN_TARGET} className="below" />
}
