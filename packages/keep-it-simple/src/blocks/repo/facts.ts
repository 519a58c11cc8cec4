import { z } from 'zod'
import type { RepositoryFacts } from '#model/repository.ts'
import { FACTS } from '#content/repositories/facts.ts'
import { report, type PageEnv } from '#content/markdown/page-env.ts'
import { readOptionalSource } from '#content/markdown/sources.ts'

/** Stored beside the pages, so that a build needs no network and is the same for everybody. */
const SNAPSHOT = '/.repositories.json'

/** What the snapshot knows of `github/owner/name`; nothing when there is no snapshot. */
export function repositoryFacts(env: PageEnv, name: string, line: number): RepositoryFacts {
  const text = readOptionalSource(env, SNAPSHOT, line)
  if (text === undefined) return {}
  try {
    const all = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
    return FACTS.parse(Object.hasOwn(all, name) ? all[name] : {})
  } catch {
    report(
      env,
      {
        severity: 'error',
        code: 'bad-repositories',
        message: `What \`docs${SNAPSHOT}\` says of \`${name}\` is not understood.`,
        remedy: 'Let `npx kis repositories` write it anew, or delete the file.',
      },
      { line },
    )
    return {}
  }
}
