import { onMedia } from '#browser/media.ts'

/** S4.12: from this width on there is room for the bar's own menu. */
const WIDE = '(width >= 48em)'

const hide = (id: string) => {
  const open = document.getElementById(id)
  if (open?.matches(':is(:popover-open)')) open.hidePopover()
}

/** The menu of small screens closes where it is not needed; a chosen heading closes its list. */
export function closePopovers(): void {
  onMedia(WIDE, () => hide('screen'))
  addEventListener('hashchange', () => hide('local-drop'))
  // On a slow connection it was chosen before this script loaded: then the heading has the focus.
  if (document.activeElement?.matches(':target')) hide('local-drop')
}
