import { kis } from '#commands/kis.ts'

process.exitCode = await kis(process.argv.slice(2))
