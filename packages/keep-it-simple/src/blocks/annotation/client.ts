import type { ClientContext } from '#model/block-module.ts'
import { placeNear } from '#browser/place-near.ts'

/** S9.12 */
const GAP = 16

/**
 * Opening and closing is the browser's own (`popover`). Left to do: the mark says that its slip
 * is open, and where styles cannot tie a slip to its mark, it is put there.
 */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  let pressed: HTMLElement | undefined
  const onPress = (event: Event) => {
    if (event.target instanceof Element)
      pressed = event.target.closest<HTMLElement>('[popovertarget]') ?? undefined
  }
  const turn = (event: Event) => {
    const { target: slip } = event
    if (!(slip instanceof HTMLElement) || !slip.matches('.slip')) return
    say(slip, (event as ToggleEvent).newState === 'open')
  }
  const say = (slip: HTMLElement, open: boolean) => {
    for (const mark of content.querySelectorAll<HTMLElement>(`[popovertarget="${slip.id}"]`))
      mark.ariaExpanded = String(open && (pressed === undefined || mark === pressed))
    const near = pressed
    // It has a size when it is shown, and is painted after that.
    if (open && near) requestAnimationFrame(() => placeNear(slip, near, GAP))
  }
  // Clicks come before the toggling they cause; toggling does not bubble.
  const early = { signal, capture: true }
  content.addEventListener('click', onPress, early)
  content.addEventListener('beforetoggle', turn, early)
  // One that was opened before this was here; in `:is()` an engine without popovers only finds none.
  const opened = content.querySelector<HTMLElement>('.slip:is(:popover-open)')
  if (!opened) return
  pressed =
    content.querySelector<HTMLElement>(`[popovertarget="${opened.id}"]:is(:focus, :hover)`) ??
    undefined
  say(opened, true)
}
