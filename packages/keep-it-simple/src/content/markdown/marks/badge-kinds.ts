/** What is written, and the kind it is drawn as; an empty one is the plain badge. */
export const BADGE_KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    note: '',
    info: '',
    tip: 'tip',
    warning: 'warning',
    danger: 'danger',
    caution: 'danger',
    important: 'accent',
    new: 'accent',
  }),
)
