/** What an author's layouts and slots import. */
export type { ContentPage } from '#model/page.ts'
export type { SlotName } from '#model/slot.ts'
export type { SlotProps } from '#theme/slots/slot-props.ts'
export { Body } from '#theme/body/Body.tsx'
export { useSite } from '#theme/site-context.ts'
