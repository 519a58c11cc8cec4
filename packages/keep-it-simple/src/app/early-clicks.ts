/** Where the inline script below keeps what was clicked before anybody could answer. */
declare global {
  interface Window {
    kisEarly?: { clicks: HTMLElement[]; act?: (control: HTMLElement) => void }
  }
}

/**
 * One listener for all controls that need script (`data-action`), inline in the head: a control may be
 * painted before its script is there, and a click on it is kept, not lost.
 */
export const EARLY_SCRIPT =
  "{let k=kisEarly={clicks:[]};addEventListener('click',e=>{let b=e.target.closest&&e.target.closest('[data-action]');" +
  'if(!b||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();k.act?k.act(b):k.clicks.push(b)},true)}'

/** From now on `act` answers, beginning with what was kept. */
export function takeEarlyClicks(act: (control: HTMLElement) => void): void {
  const early = window.kisEarly
  if (!early) return
  early.act = act
  early.clicks.splice(0).forEach(act)
}
