/** What an author's layouts import. */
export type { ContentPage } from '#model/page.ts'
export { Body } from '#theme/body/Body.tsx'
export { useSite } from '#theme/site-context.ts'
