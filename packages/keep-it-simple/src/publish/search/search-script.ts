/**
 * Put before Pagefind's own script, in one line. What it cannot be passed otherwise: which language to
 * search (it asks the document, but a reader may want both; each `?lang=` is a module of its own); that
 * a missing piece of the index is a fault (it would answer "nothing found"), and a page sent in place
 * of a file one too; and that all parts of an index share one program. `parts` names
 * those of each language, the newest first.
 */
export function searchPrelude(parts: Readonly<Record<string, readonly string[]>>): string {
  return `${[
    "const kisLang=new URL(import.meta.url).searchParams.get('lang'),document={currentScript:null,querySelector:()=>({getAttribute:()=>kisLang})}",
    `export const parts=${JSON.stringify(parts)}[kisLang]??[],faults=[]`,
    'const kisGet=url=>globalThis.fetch(url).then(r=>{' +
      "if(!r.ok||/html/.test(r.headers.get('content-type')))throw new Error(`${r.status} ${url}`);return r})" +
      '.catch(e=>{faults.push(String(url));throw e})',
    'let kisProgram',
    "const fetch=url=>/\\/wasm\\./.test(url)?(kisProgram??=kisGet(url.replace(/[^/]+\\/wasm/,'wasm'))).then(r=>r.clone()):kisGet(url)",
  ].join(';')};\n`
}
