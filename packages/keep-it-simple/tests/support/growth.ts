/** How often the input is doubled. */
const DOUBLINGS = 4
/** Twice the input may cost two and a half times as much, so sixteen times the input 39; its square is 256. */
export const MOST: number = 2.5 ** DOUBLINGS
/** What cannot be measured well is taken for this, in milliseconds. */
const FLOOR = 3
/** Load only ever adds, so the least of several runs is the nearest to the truth. */
const ATTEMPTS = 4

/**
 * How many times as much sixteen times the input costs, in time of the processor and not of the
 * clock; below `MOST` where the work grows in step with the input.
 */
export async function growthOf(run: (times: number) => unknown): Promise<number> {
  await run(1)
  const costs: number[] = []
  for (let doubling = 0; doubling <= DOUBLINGS; doubling++)
    costs.push(await cost(() => run(2 ** doubling)))
  let most = costs.at(-1)!
  // What is slow at first, until it is compiled, must not hide what is slow for ever.
  let least = Math.max(FLOOR, Math.min(costs[0]!, costs[1]!))
  for (let attempt = 1; attempt < ATTEMPTS && most / least > MOST; attempt++) {
    most = Math.min(most, await cost(() => run(2 ** DOUBLINGS)))
    least = Math.max(least, await cost(() => run(1)))
  }
  return most / least
}

async function cost(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
