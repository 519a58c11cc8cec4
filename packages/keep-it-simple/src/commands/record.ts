import { spawnSync } from 'node:child_process'
import { extname } from 'node:path'
import { keepRecording, shownOf } from '#content/claims/make-recording.ts'
import type { ScriptClaim } from '#content/claims/claim.ts'
import { INTERPRETERS } from '#content/claims/script-files.ts'
import { findBlocks } from '#content/verify/find-blocks.ts'
import { toSiteTime } from '#model/date.ts'
import { nearest } from '#model/nearest.ts'
import type { Command, CommandInput } from './command.ts'
import { complain, say } from './say.ts'
import { siteOf } from './site-of.ts'

export const record: Command = {
  usage: 'figures/<script> --with "<tool and version>" [--shown] [--date <day>]',
  summary: 'run a script whose results are marked `recorded`, and keep what it printed',
  options: {
    with: { type: 'string' },
    shown: { type: 'boolean' },
    date: { type: 'string' },
  },
  optionHelp: {
    with: 'what it was run with, as pages will say it: "PostgreSQL 18.4"',
    shown: 'run nothing: keep what the pages show, of a run that was made before',
    date: 'the day of that run, 2026-11-16, or its month, 2026-11',
  },
  run: recordScript,
}

/** More than any page quotes. */
const MAX_OUTPUT = 16 * 1024 * 1024

async function recordScript({ root, flags, words }: CommandInput): Promise<number> {
  const [script = ''] = words
  const tool = flags['with']
  const { settings } = await siteOf(root)
  const { claims } = await findBlocks(settings)
  const kept = claims.flatMap((one) => (one.kind === 'recorded' && one.script ? [one.script] : []))
  const own = kept.filter(({ files }) => files[0].path === script)
  if (own.length === 0) {
    const guess = nearest(
      script,
      kept.map(({ files }) => files[0].path),
    )
    complain(`No page shows a result of \`${script}\` that is marked \`recorded\`.`)
    if (guess !== undefined) complain(`Did you mean \`${guess}\`?`)
    return 1
  }
  if (typeof tool !== 'string' || tool.trim() === '') {
    complain('Say what it is run with: `--with "PostgreSQL 18.4"`.')
    return 1
  }
  const isShown = flags['shown'] === true
  const date =
    dayOf(flags['date'], isShown) ?? toSiteTime(Date.now(), settings.site.timeZone).slice(0, 10)
  const printed = isShown ? shownOf(own) : runHere(root, own[0]!)
  if (printed === undefined) return 1
  const target = keepRecording(root, own, { tool: tool.trim(), date, isShown, printed })
  say(`${target} is written; \`npx kis verify\` compares the pages with it.`)
  return 0
}

/** Only a run made before has another day than today. */
const dayOf = (written: string | boolean | undefined, isShown: boolean): string | undefined =>
  isShown && typeof written === 'string' && /^\d{4}-\d{2}(?:-\d{2})?$/.test(written)
    ? written
    : undefined

/** Where the script stands, as its author would run it: it may need a server, rights and time. */
function runHere(root: string, { files: [script] }: ScriptClaim): string | undefined {
  const name = INTERPRETERS[extname(script.path).toLowerCase()]!
  const file = name === 'node' ? process.execPath : name
  const { status, stdout } = spawnSync(file, [script.path], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status === 0) return stdout
  complain(`The script \`${script.path}\` fails; nothing is kept.`)
  return undefined
}
