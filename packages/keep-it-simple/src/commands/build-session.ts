import { BEGIN_ANEW } from './build-watch.ts'
import { buildAlone } from './build.ts'
import type { CommandInput } from './command.ts'
import { say } from './say.ts'
import { sayProblem } from './say-problem.ts'
import { watchFiles } from './watch-files.ts'

/** Milliseconds: an editor writes a file in several steps. */
const SETTLE = 50
/** What a build writes, or nobody edits. */
const WRITTEN = /^(?:node_modules|dist|\.content|\.git)(?:\/|$)/
/** What every build reads anew; anything else may be a module, or be read by one. */
const READ_ANEW = /^(?:docs|public|drawings|figures|recordings)\/|^verified\.txt$/

/** What `build-watch.ts` starts: modules, grammars and bundles stay loaded from build to build. */
const [root, flags] = process.argv.slice(2) as [string, string]
// The parent process has ended.
process.on('disconnect', () => process.exit())

let isBuilding = false
let isWanted = false
let isOutdated = false
let settling: NodeJS.Timeout | undefined

async function build(): Promise<void> {
  isWanted = true
  if (isBuilding) return
  isBuilding = true
  while (isWanted) {
    isWanted = false
    // A build that has begun is finished: what it leaves is whole either way.
    if (isOutdated) process.exit(BEGIN_ANEW)
    const input = { root, flags: JSON.parse(flags) as CommandInput['flags'], words: [] }
    await buildAlone(input).catch(sayProblem)
  }
  isBuilding = false
  say('Waiting for the next change; Ctrl+C ends.')
}

watchFiles(
  root,
  (path) => !WRITTEN.test(path),
  (_event, path) => {
    if (!READ_ANEW.test(path)) isOutdated = true
    clearTimeout(settling)
    settling = setTimeout(() => void build(), SETTLE)
  },
)
await build()
