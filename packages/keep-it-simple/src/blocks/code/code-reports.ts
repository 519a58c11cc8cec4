import { nearest } from '#model/nearest.ts'
import { report, type PageEnv } from '#content/markdown/page-env.ts'
import { NOTATION_NAMES, type Notated } from './line-notations.ts'

export function reportLanguage(env: PageEnv, language: string, line: number): void {
  const guess = nearest(language, env.highlighter.languages)
  report(
    env,
    {
      severity: 'warning',
      code: 'unknown-language',
      message: `The language \`${language}\` is not one this site colours; the block is shown plain.`,
      remedy: guess
        ? `Did you mean \`${guess}\`?`
        : 'Use `text`, or add the language to `codeLanguages` in site.config.ts.',
    },
    { line },
  )
}

const FLAGS = ['line-numbers', 'no-line-numbers', 'collapsed-lines', 'no-collapsed-lines', 'active']

export function reportFlags(env: PageEnv, flags: readonly string[], line: number): void {
  // A line of rubbish is one mistake, not thousands.
  for (const flag of flags.slice(0, 3)) {
    const guess = nearest(flag, FLAGS)
    report(
      env,
      {
        severity: 'warning',
        code: 'unknown-code-flag',
        message: `A code block knows no \`:${flag}\`.`,
        remedy: guess ? `Did you mean \`:${guess}\`?` : `Use one of \`:${FLAGS.join('`, `:')}\`.`,
      },
      { line },
    )
  }
}

export function reportNotations(
  env: PageEnv,
  wrong: Notated['wrong'],
  fileLineOf: (line: number) => number,
): void {
  for (const { line, name, plain } of wrong) {
    const guess = nearest(name.split(':')[0]!, NOTATION_NAMES)
    const known = `Use one of \`${NOTATION_NAMES.join('`, `')}\`, or write \`[\\!code …]\` to show it.`
    report(
      env,
      {
        severity: plain ? 'warning' : 'error',
        code: 'unknown-notation',
        message: plain
          ? `\`[!code ${name}]\` stands outside a comment; it is shown as text.`
          : `There is no notation \`[!code ${name}]\`; it is shown as text.`,
        remedy: plain
          ? 'Put it into a comment at the end of the line, or write `[\\!code …]` to show it.'
          : guess
            ? `Did you mean \`[!code ${guess}]\`?`
            : known,
      },
      { line: fileLineOf(line) },
    )
  }
}
