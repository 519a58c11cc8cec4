import type { Diagnostic } from '#model/diagnostic.ts'
import type { CompilerSettings } from './settings.ts'

/** Pages are right all the same; feeds and cards keep the engine's colour. */
export const unreadColours = ({ colours }: CompilerSettings): Diagnostic[] =>
  colours.unread.map((token) => ({
    severity: 'warning',
    code: 'unreadable-colour',
    file: 'theme.css',
    message: `\`${token}\` is a colour that only browsers can read, so drawings in feeds and cards of links do not have it.`,
    remedy: 'Write it as `#rrggbb`, `rgb()`, `hsl()`, `oklch()`, or a `light-dark()` of them.',
  }))
