import { blocks } from './blocks.ts'
import { code } from './code.ts'
import type { DiagnosticGroup } from './diagnostic.ts'
import { extending } from './extending.ts'
import { links } from './links.ts'
import { locks } from './locks.ts'
import { media } from './media.ts'
import { pages } from './pages.ts'
import { releases } from './releases.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { text } from './text.ts'

/** Every page of diagnostics, in the order of the sidebar. */
export const DIAGNOSTICS: readonly DiagnosticGroup[] = [
  settings,
  pages,
  links,
  text,
  blocks,
  code,
  media,
  locks,
  releases,
  extending,
  rules,
]
