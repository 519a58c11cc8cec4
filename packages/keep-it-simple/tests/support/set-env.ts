import { onTestFinished } from 'vitest'

/** Sets a variable of the environment until the test has ended. */
export function setEnv(name: string, value: string): void {
  const before = process.env[name]
  process.env[name] = value
  onTestFinished(() => {
    if (before === undefined) delete process.env[name]
    else process.env[name] = before
  })
}
