/** Where the inline script below queues clicks that nothing can handle yet. */
declare global {
  interface Window {
    kisEarly?: { clicks: HTMLElement[]; act?: (control: HTMLElement) => void }
  }
}

/**
 * One listener for all controls that need script (`data-action`), inline in the head: a control may be
 * painted before its script has loaded, and a click on it must not be lost.
 */
export const EARLY_SCRIPT =
  "{let k=kisEarly={clicks:[]};addEventListener('click',e=>{let b=e.target.closest&&e.target.closest('[data-action]');" +
  'if(!b||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();k.act?k.act(b):k.clicks.push(b)},true)}'

/** From now on `act` handles clicks, beginning with the queued ones. */
export function takeEarlyClicks(act: (control: HTMLElement) => void): void {
  const early = window.kisEarly
  if (!early) return
  early.act = act
  early.clicks.splice(0).forEach(act)
}
