import { readSettings } from './settings.ts'
import { startRunner } from './start.ts'

try {
  const { url, close } = await startRunner(readSettings(process.env), console.log)
  console.log(`listening at ${url}`)
  const end = () => void close().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
