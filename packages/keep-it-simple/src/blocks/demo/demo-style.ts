import { tokenSheet } from '#config/tokens/site-colours.ts'

/** Tokens that the controls of a demo are drawn with, as in `theme/kit/kit.css`. */
const TOKENS = ['paper', 'raise', 'ink', 'ink-2', 'edge', 'accent']

function tokens(): string {
  const sheet = tokenSheet()
  return TOKENS.map((name) => {
    const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(sheet)?.[1] ?? ''
    return `--${name}:${value.replaceAll(/\s+/g, ' ')}`
  }).join(';')
}

const FIELD =
  'button,select,textarea,input:not([type=range],[type=checkbox],[type=radio],[type=color])'

/**
 * What a demo looks like before its author's own rules, which win over all of these: paper and ink of
 * the page, and controls like those of living figures.
 */
export const demoStyle = (): string => `:root{color-scheme:light dark;${tokens()}}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
html{height:auto}body{margin:0;padding:1rem;height:auto;font:16px/1.6 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
:where(${FIELD}){box-sizing:border-box;min-height:36px;padding:0 12px;border:1px solid var(--edge);border-radius:6px;font:13px/1.2 system-ui,sans-serif;color:var(--ink);background:var(--raise)}
:where(button){background:none;cursor:pointer}
:where(button:hover:enabled){border-color:var(--ink)}
:where(:disabled){opacity:.6}
:where(input){accent-color:var(--accent)}
:where(input[type=range]){height:36px;margin:0;vertical-align:middle;cursor:pointer}
:where(label){font-size:13px;color:var(--ink-2)}
:where(output){font-variant-numeric:lining-nums tabular-nums;color:var(--ink)}
:where(:focus-visible){outline:2px solid var(--accent);outline-offset:2px}
@media (pointer:coarse){:where(${FIELD}){min-height:44px}}`
