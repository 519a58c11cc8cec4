/** Written by `npm run goldens -- --update engine` from the modules of this folder. */
// prettier-ignore
export const QUERY_SCRIPT = '(function(){function e(e,t){if(e==null||!/^\\d+$/.test(e))return 1;let n=Number(e);return n>=1&&n<=t?n:1}function t(e,t){return t<=1?e:`${e}page/${t}/`}function n(n,r){let i=new URLSearchParams(r).get(n.name);if(i===null)return;let{list:a,addresses:o,home:s}=n;return a?t(a.link,e(i,a.pages)):o&&Object.hasOwn(o,i)?o[i]:s}var r=n(JSON.parse(document.getElementById(`query`).textContent),location.search);r===location.pathname?history.replaceState(null,``,r+location.hash):r!==void 0&&(document.documentElement.style.visibility=`hidden`,location.replace(r+location.hash))})();'
// prettier-ignore
export const TOUCH_SCRIPT = '(function(){var e=[`click`,`input`,`keydown`];function t(){if(window.kisTouches)return;let t=window.kisTouches=[],n=e=>{e.target.closest?.(`.island:not([data-live])`)&&t.push(e)};for(let t of e)addEventListener(t,n,!0)}t()})();'
