import type { PostSummary } from '#model/post.ts'
import type { SlotName } from '#model/slot.ts'
import { slots } from 'virtual:keep-it-simple/slots'
import { FilledSlot } from './FilledSlot.tsx'

interface Props {
  readonly name: SlotName
  readonly post?: PostSummary
}

/** A place the author may fill. */
export function Slot({ name, post }: Props) {
  const filled = slots[name]
  return filled ? <FilledSlot {...filled} {...(post && { post })} /> : null
}
