import { create } from '#create'

process.exitCode = await create(process.argv.slice(2))
