/** Runs of characters that take two columns of a terminal. */
export const WIDE_RUN =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]+/gu

/**
 * Marks them in the HTML of a line: the style sheet makes each character exactly two columns of the
 * reader's own face, so that tables in output line up. Tags hold no such character.
 */
export const markWide = (html: string): string =>
  html.replace(WIDE_RUN, '<span class="wide">$&</span>')
