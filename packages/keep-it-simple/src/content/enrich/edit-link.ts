import { encodePath } from '#model/path.ts'
import type { SiteConfig } from '#model/site.ts'

/** S7.13: the page where its source is edited, in the form its host expects. */
export function editLink(repository: SiteConfig['repository'], file: string): string | undefined {
  if (!repository) return undefined
  const { url, branch, dir } = repository
  const path = encodePath(`${dir}/${file}`)
  if (/\/\/gitlab\./.test(url)) return `${url}/-/edit/${branch}/${path}`
  if (/\/\/bitbucket\./.test(url)) return `${url}/src/${branch}/${path}?mode=edit`
  return `${url}/edit/${branch}/${path}`
}
