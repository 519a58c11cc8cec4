/** S7.8: from 1000 on, one decimal and `k`, as in 1.5k; a decimal of nought is left out. */
export function abbreviateCount(count: number): string {
  return count < 1000 ? String(count) : `${Math.round(count / 100) / 10}k`
}
