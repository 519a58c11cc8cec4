/** What the library writes without a style, and what the sheet of all formulas says. */
const PLAIN = new Set(['tml-display', 'tml-prime', 'tml-sml-pad', 'tml-med-pad', 'tml-lrg-pad'])

/** Whether a drawn formula needs none of `theme/styles/formulas.css`; a class nobody knows may. */
export const isPlain = (mathml: string): boolean =>
  !mathml.includes('<menclose') &&
  [...mathml.matchAll(/ class="([^"]*)"/g)]
    .flatMap(([, names]) => names!.split(' '))
    .every((name) => PLAIN.has(name))
