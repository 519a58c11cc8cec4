import { bulletinStore } from '#model/bulletin.ts'
import { site } from 'virtual:keep-it-simple/site'

/**
 * The scripts that run before the first paint, inline in the head. They are plain text because they
 * must not wait for anything; each is the same on every page, so one hash allows it.
 */

/**
 * S4.2: the appearance a document has by itself. `auto` needs no mark; without script a site that
 * begins dark is dark.
 */
export const FIRST_THEME: 'dark' | undefined = site.appearance === 'auto' ? undefined : 'dark'

/** S4.2, S4.8: the stored appearance, and whether the page's bulletin was closed. */
export const PAINT_SCRIPT: string = appearanceScript() + bulletinScript() + saveDataScript()

/**
 * Again when the browser shows a page it has preserved. The second key is of the VuePress site that may have
 * been at this address before. Nothing to read where dark is forced.
 */
function appearanceScript(): string {
  if (site.appearance === 'force-dark') return ''
  return `{let f=()=>{try{let t=localStorage.getItem('kis:appearance')||localStorage.getItem('vuepress-theme-appearance'),d=document.documentElement;if(t==='light'||t==='dark')d.dataset.theme=t;else if(t==='auto')delete d.dataset.theme}catch{}};f();addEventListener('pageshow',e=>e.persisted&&f())}`
}

/** A closed bulletin is never painted. Nothing to read where none is remembered. */
function bulletinScript(): string {
  const remembered = Object.entries(site.bulletin ?? {}).flatMap(([lang, bulletin]) => {
    const store = bulletinStore(bulletin)
    return store === undefined ? [] : [[lang, [`${store}Storage`, bulletin.id]] as const]
  })
  if (remembered.length === 0) return ''
  const table = JSON.stringify(Object.fromEntries(remembered)).replaceAll('<', '\\u003c')
  return `try{let d=document.documentElement,b=${table}[d.lang];if(b&&(window[b[0]].getItem('kis:bulletin')||'').split(' ').includes(b[1]))d.dataset.bulletinClosed=''}catch{}`
}

/** Style sheets cannot ask whether a reader saves data: web fonts are used where this is not set. */
function saveDataScript(): string {
  return site.fonts
    ? "if(navigator.connection?.saveData)document.documentElement.dataset.saveData='';"
    : ''
}

/**
 * A style sheet that never comes would leave the page unpainted for minutes: after four seconds, longer
 * than slow lines take, it no longer holds the page up. (One that a script puts there does not.)
 */
export const STYLE_SCRIPT =
  "setTimeout(()=>{for(let l of document.querySelectorAll('link[rel=stylesheet]'))l.sheet||document.body.append(l)},4e3);"
