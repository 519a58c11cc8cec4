/**
 * Inline in the head of documents that have islands: a control of a first frame may be touched before
 * any script has loaded, and the touch must not be lost. `theme/islands/touches.ts` says the same for
 * pages that were drawn later, and replays what was recorded.
 */
export const TOUCH_SCRIPT =
  "{let t=kisTouches=[];for(let n of['click','input','keydown'])addEventListener(n,e=>{" +
  "e.target.closest&&e.target.closest('.island:not([data-live])')&&t.push(e)},true)}"
