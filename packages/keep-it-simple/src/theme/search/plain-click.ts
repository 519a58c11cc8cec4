import type { MouseEvent } from 'react'

/** Clicks that open another tab or window leave the dialog as it is. */
export const plainClick =
  (act: () => void) =>
  ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    if (!ctrlKey && !metaKey && !shiftKey) act()
  }
