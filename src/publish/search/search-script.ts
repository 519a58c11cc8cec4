/**
 * Put before Pagefind's own script. Three things it cannot be told otherwise: which language to
 * search (it asks the document, but a reader may want both), that a missing piece of the index is a
 * fault (it would answer "nothing found"), and that a page sent in place of a file is one too. Each
 * `?lang=` is a module of its own.
 */
export const SEARCH_PRELUDE: string =
  [
    "const kisLang=new URL(import.meta.url).searchParams.get('lang')",
    'document={currentScript:null,querySelector:()=>({getAttribute:()=>kisLang})};',
  ].join(',') +
  'export const faults=[];' +
  'const fetch=url=>globalThis.fetch(url).then(r=>{' +
  "if(!r.ok||/html/.test(r.headers.get('content-type')))throw new Error(`${r.status} ${url}`);return r})" +
  '.catch(e=>{faults.push(String(url));throw e});\n'
