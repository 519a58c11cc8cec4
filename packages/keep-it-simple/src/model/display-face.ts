/**
 * What is set in the face of titles (`--font-display`, `--font-mark`): elements, classes, and elements
 * inside of a class. The build cuts the face to what stands in them, so whoever sets another part of the
 * page in that face adds it here; a test compares this with the style sheets.
 */
export const DISPLAY_ELEMENTS: readonly string[] = ['h1', 'h2', 'h3']

export const DISPLAY_CLASSES: readonly string[] = [
  'card-title',
  'friend-initial',
  'link-card',
  'lost',
  'profile-name',
  'quote-panel',
  'screen-list',
  'spine',
  'tagline',
  'title',
  'wordmark',
]

export const DISPLAY_INSIDE: Readonly<Record<string, readonly string[]>> = {
  a: ['onward'],
  strong: ['bulletin', 'friend', 'me', 'pager', 'who'],
  summary: ['cats'],
}

/** The same for browsers. */
export const DISPLAY_SELECTOR: string = [
  ...DISPLAY_ELEMENTS,
  ...DISPLAY_CLASSES.map((name) => `.${name}`),
  ...Object.entries(DISPLAY_INSIDE).flatMap(([element, names]) =>
    names.map((name) => `.${name} ${element}`),
  ),
].join()
