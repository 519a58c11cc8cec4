import type { Translations } from '../template.ts'
import { blocks } from './blocks.ts'
import { code } from './code.ts'
import { commands } from './commands.ts'
import { extending } from './extending.ts'
import { figures } from './figures.ts'
import { foreign } from './foreign.ts'
import { html } from './html.ts'
import { moving } from './moving.ts'
import { writing } from './writing.ts'
import { importing } from './importing.ts'
import { links } from './links.ts'
import { locks } from './locks.ts'
import { pages } from './pages.ts'
import { releases } from './releases.ts'
import { results } from './results.ts'
import { settings } from './settings.ts'
import { terminal } from './terminal.ts'
import { text } from './text.ts'
import { types } from './types.ts'

/** Everything the engine says to an author, in Chinese. */
export const CHINESE: Translations = {
  ...blocks,
  ...code,
  ...commands,
  ...extending,
  ...figures,
  ...foreign,
  ...html,
  ...moving,
  ...writing,
  ...importing,
  ...links,
  ...locks,
  ...pages,
  ...releases,
  ...results,
  ...settings,
  ...terminal,
  ...text,
  ...types,
}
