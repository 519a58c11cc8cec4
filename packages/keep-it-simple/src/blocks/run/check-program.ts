import { hasPart, installCommand, type OptionalPart } from '#config/optional-packages.ts'
import type { FenceInfo } from '#content/markdown/code/fence-info.ts'
import { fixPlace, report, type PageEnv } from '#content/markdown/page-env.ts'
import { fixIn } from '#model/fix.ts'
import { RUN_LANGUAGES, runLanguage, type RunLanguage } from '#model/runnable.ts'

/** What stands directly beneath a program. */
interface Beneath {
  readonly input: boolean
  readonly output: boolean
}

/** What runs in the reader's browser comes from packages that sites without such programs need not install. */
const PARTS: Partial<Record<RunLanguage, Needed>> = {
  python: { part: 'python', name: 'Python', setting: 'python' },
  sql: { part: 'sql', name: 'SQLite', setting: 'sql' },
  postgres: { part: 'postgres', name: 'PostgreSQL', setting: 'sql' },
  typescript: { part: 'typescript', name: '`sucrase`', setting: 'typescript' },
}

interface Needed {
  readonly part: OptionalPart
  readonly name: string
  /** What in `runners` takes the button away. */
  readonly setting: 'python' | 'sql' | 'typescript'
}

/** Programs in these languages have no standard input here. */
const NO_INPUT: ReadonlySet<RunLanguage> = new Set(['javascript', 'typescript', 'sql', 'postgres'])
/** What programs in these languages make can be there for the next one, and for a file that runs first. */
const SHARING: readonly RunLanguage[] = ['sql', 'postgres']

export function checkProgram(env: PageEnv, info: FenceInfo, beneath: Beneath, line: number): void {
  const language = runLanguage(info.language, info.engine)
  const wrong = (code: string, message: string, remedy: string) =>
    report(env, { severity: 'error', code, message, remedy }, { line })
  if (info.editable)
    report(
      env,
      {
        severity: 'warning',
        code: 'editable-program',
        message: 'Programs can be changed by readers without `editable`.',
        remedy: 'Leave `editable` out; `readonly` is for programs that must stay as they are.',
        ...fixIn(fixPlace(env, line), ' editable', '', 'Leave `editable` out'),
      },
      { line },
    )
  if (!language)
    wrong(
      'cannot-run',
      `A block marked \`run\` is in \`${[info.language, info.engine].filter(Boolean).join(' run=')}\`, which is not executed here.`,
      `Leave \`run\` out, or use one of ${RUN_LANGUAGES.join(', ')}.`,
    )
  else if (!beneath.output)
    wrong(
      'run-without-output',
      'This block is marked `run`, and no output stands directly beneath it.',
      'Add a block ```text output with what it prints, or leave `run` out.',
    )
  else if (beneath.input && NO_INPUT.has(language))
    wrong(
      'cannot-read-input',
      `Programs in \`${language}\` have no standard input here.`,
      'Write what it reads into the program, and leave the block of `input` out.',
    )
  else if ((info.session ?? info.setup) !== undefined && !SHARING.includes(language))
    wrong(
      'cannot-share',
      `Programs in \`${language}\` share nothing: each begins anew.`,
      `Leave \`session\` and \`setup\` out; they are for ${SHARING.join(', ')}.`,
    )
  if (language) checkPart(env, language, line)
}

function checkPart(env: PageEnv, language: RunLanguage, line: number): void {
  const needed = PARTS[language]
  if (!needed || !env.runners || hasPart(needed.part)) return
  if (env.runners[needed.setting] === false) return
  report(
    env,
    {
      severity: 'error',
      code: 'missing-package',
      message: `This program runs in the reader\u2019s browser, and ${needed.name} is not installed.`,
      remedy: `Run \`${installCommand(needed.part)}\`, or set \`runners: { ${needed.setting}: false }\` to show it without a button.`,
    },
    { line },
  )
}

/** Marks of programs on a block that is none. */
export function checkMarks(env: PageEnv, info: FenceInfo, line: number): void {
  if (info.fails) reportStray(env, 'fails', line)
  if (info.readonly) reportStray(env, 'readonly', line)
  if (info.editable) reportStray(env, 'editable', line)
}

function reportStray(env: PageEnv, mark: 'fails' | 'readonly' | 'editable', line: number): void {
  const meaning = mark === 'fails' ? 'says how a program ends' : 'is for programs readers can run'
  report(
    env,
    {
      severity: 'error',
      code: `${mark}-without-run`,
      message: `This block is marked \`${mark}\`, which ${meaning}, but not \`run\`.`,
      remedy: `Write \`run ${mark}\`, or leave \`${mark}\` out.`,
    },
    { line },
  )
}
