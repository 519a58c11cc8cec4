/**
 * What is set in the face of titles (`--font-display`, `--font-mark`): elements, classes, and elements
 * inside of a class. The build cuts the face to what stands in them, so whoever sets another part of the
 * page in that face adds it here; a test compares this with the style sheets. One text, because it is
 * part of the first script of every page.
 */
export const DISPLAY_SELECTOR: string =
  'h1,h2,h3,.card-title,.friend-initial,.link-card,.lost,.profile-name,.quote-panel,.screen-list,.spine,' +
  '.tagline,.title,.wordmark,.onward a,.cats summary,.bulletin strong,.friend strong,.me strong,' +
  '.pager strong,.who strong'
