import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The author's own style sheet: its tokens and rules win over those of the engine. */
export const themeFile = (root: string): string => join(root, 'theme.css')

export function authorTheme(root: string): string | undefined {
  const file = themeFile(root)
  return existsSync(file) ? file : undefined
}
