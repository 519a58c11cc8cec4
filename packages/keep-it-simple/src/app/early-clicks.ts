/** Where the inline script below queues clicks that nothing can handle yet. */
declare global {
  interface Window {
    kisEarly?: {
      clicks: HTMLElement[]
      /** The link or button that was pressed last. */
      last?: HTMLElement | null
      act?: (control: HTMLElement) => void
      /** What was pressed last could not be done. */
      again?: () => void
    }
  }
}

/**
 * One listener for all controls that need script (`data-action`), inline in the head: a control may be
 * painted before its script has loaded, and a click on it must not be lost. Where that script never
 * comes, a link is a link.
 */
export const EARLY_SCRIPT =
  "{let k=kisEarly={clicks:[]};addEventListener('click',e=>{let c=s=>e.target.closest&&e.target.closest(s),b=c('[data-action]');k.last=c('a,button');" +
  'if(!b||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();k.act?k.act(b):k.clicks.push(b)&&setTimeout(()=>k.act||b.href&&(location=b.href),1500)},true)}'

/** From now on `act` handles clicks, beginning with the queued ones; `again` what failed after all. */
export function takeEarlyClicks(
  act: (control: HTMLElement) => void,
  again: (control: HTMLElement) => void,
): void {
  const early = window.kisEarly
  if (!early) return
  early.act = act
  early.again = () => early.last && again(early.last)
  early.clicks.splice(0).forEach(act)
}
