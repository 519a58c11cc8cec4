import { createRequire, enableCompileCache } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'

// What Node made of the engine's modules is found again, by this process and by those it starts: half a
// second of every command. Beside the packages, as other tools do.
const react = createRequire(import.meta.url).resolve('react/package.json')
process.env.NODE_COMPILE_CACHE ??= join(dirname(dirname(react)), '.cache', 'keep-it-simple')
enableCompileCache(process.env.NODE_COMPILE_CACHE)

// Compression and image encoding run in libuv's pool, which has four threads on a machine of any size.
process.env.UV_THREADPOOL_SIZE ??= String(Math.max(4, availableParallelism()))

const { kis } = await import('#commands/kis.ts')
process.exitCode = await kis(process.argv.slice(2))
