let current: string | undefined

/** The file of the slot that is being drawn, where a page is drawn at once from top to bottom. */
export const slotBeingDrawn = (): string | undefined => current

export function forgetSlot(): void {
  current = undefined
}

/** Stands before and after a slot: React names no file when something between them throws. */
export function SlotMark({ begins }: { readonly begins?: string }): null {
  if (import.meta.env.SSR) current = begins
  return null
}
