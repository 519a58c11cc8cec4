/**
 * The two scripts that run before the first paint, inline in the head. They are plain text because
 * they must not wait for anything; each is the same on every page, so one hash allows it.
 */

/** S4.2: the stored appearance, before anything is painted. */
export const APPEARANCE_SCRIPT =
  "try{var t=localStorage.getItem('kis:appearance');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"

/**
 * S2.3 on arrival: `?p=2` and the like move to the real address before the page is shown. Reads the
 * JSON that stands before it; see `queryTarget` for the same rule during client navigation.
 */
export const QUERY_SCRIPT =
  "(function(){var f=JSON.parse(document.getElementById('query').textContent),v=new URLSearchParams(location.search).get(f.name);if(v===null)return;" +
  "var n=/^\\d+$/.test(v)?Number(v):1,to=f.link?(n>1&&n<=f.pages?f.link+'page/'+n+'/':f.link):Object.hasOwn(f.links,v)?f.links[v]:f.home;" +
  "if(to===location.pathname)history.replaceState(null,'',to+location.hash);" +
  "else{document.documentElement.style.visibility='hidden';location.replace(to+location.hash)}})()"
