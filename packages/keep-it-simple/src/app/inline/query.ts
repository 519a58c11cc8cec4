import { queryAnswer, type QueryForm } from '../query-answer.ts'

/** S2.3 on arrival: `?p=2` and the like move to the real address before the page is shown. */
const form = JSON.parse(document.getElementById('query')!.textContent) as QueryForm
const to = queryAnswer(form, location.search)
if (to === location.pathname) history.replaceState(null, '', to + location.hash)
else if (to !== undefined) {
  document.documentElement.style.visibility = 'hidden'
  location.replace(to + location.hash)
}
