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
export const PAINT_SCRIPT: string = appearanceScript() + bulletinScript() + facesScript()

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

/**
 * The serif is asked for before the first paint only if it was fetched: the links that wait in the head
 * (serif-links.ts) are then of every medium. Readers who save data are sent no face.
 */
function facesScript(): string {
  if (!site.fonts) return ''
  return `{let d=document.documentElement.dataset;if(navigator.connection?.saveData)d.saveData='';else try{if(localStorage.getItem('kis:serif')){d.serif='';for(let l of document.querySelectorAll('link[as=font]'))l.media=''}}catch{}}`
}

/**
 * A style sheet that never comes would leave the page unpainted for minutes: after four seconds, longer
 * than slow lines take, it no longer holds the page up. (One that a script puts there does not.)
 */
export const STYLE_SCRIPT =
  "setTimeout(()=>{for(let l of document.querySelectorAll('link[rel=stylesheet]'))l.sheet||document.body.append(l)},4e3);"
