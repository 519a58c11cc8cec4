import type { PostSummary } from '#model/post.ts'
import type { SlotName } from '#model/slot.ts'
import { slots } from 'virtual:keep-it-simple/slots'
import { FilledSlot } from './FilledSlot.tsx'

interface Props {
  readonly name: SlotName
  readonly post?: PostSummary
}

/**
 * A place the author may fill. Where the author has not, the build takes the element out of the parts
 * (`publish/lean-slots.ts`), so that such a site carries nothing of this; that is also why it is not
 * handed the page.
 */
export function Slot({ name, post }: Props) {
  const filled = slots[name]
  return filled ? <FilledSlot {...filled} {...(post && { post })} /> : null
}
