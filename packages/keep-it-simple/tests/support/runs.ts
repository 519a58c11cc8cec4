/** Runs of a property or a fuzz test: `full` of them in the long gate, `short` in the usual one. */
export const runs = (full: number, short: number): number =>
  process.env['SHORT'] === undefined ? full : short
