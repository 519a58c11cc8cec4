import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Outcome } from '#content/verify/run-program.ts'
import type { Program, Runner } from '#content/verify/runner.ts'
import { Workshop } from '#content/verify/workshop.ts'

/** A command that a runner asked for, with `ROOM` for the folder it is run in. */
export interface Noted {
  readonly command: readonly string[]
  /** The files of its folder, by name. */
  readonly files: Readonly<Record<string, string>>
  readonly more: unknown
}

type Answer = (noted: Noted) => Partial<Outcome>

/** A workshop that runs nothing: what it is asked for is written down, and answered. */
export function notedWorkshop(answer: { compile?: Answer; run?: Answer } = {}) {
  const workshop = new Workshop('/nowhere')
  onTestFinished(() => workshop.close())
  const [compiled, ran]: [Noted[], Noted[]] = [[], []]
  const note =
    (list: Noted[], said: Answer = () => ({})) =>
    async (cwd: string, file: string, args: readonly string[], more?: unknown) => {
      const names = cwd === workshop.folder ? [] : readdirSync(cwd)
      const noted = {
        command: [file, ...args].map((one) => one.replace(cwd, 'ROOM')),
        files: Object.fromEntries(
          names.map((name) => [name, readFileSync(join(cwd, name), 'utf8')]),
        ),
        more,
      }
      list.push(noted)
      return { end: 'exit', code: 0, output: '', ...said(noted) } as const
    }
  workshop.compile = note(compiled, answer.compile)
  workshop.run = note(ran, answer.run)
  return { workshop, compiled, ran }
}

/** How each program ended, in the order of the programs. */
export async function outcomesOf(
  runner: Runner,
  workshop: Workshop,
  programs: readonly Program[],
): Promise<(Outcome | undefined)[]> {
  const outcomes = new Map<number, Outcome>()
  const runAll = await runner.prepare(workshop)
  await runAll(programs, (index, outcome) => outcomes.set(index, outcome))
  return programs.map((_, index) => outcomes.get(index))
}
