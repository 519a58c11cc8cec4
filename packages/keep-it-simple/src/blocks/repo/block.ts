import { z } from 'zod'
import { escapeHtml } from '#model/escape-html.ts'
import { repositoryAddress, type RepositoryFacts } from '#model/repository.ts'
import { repositoryIcon, repositoryRow } from '#model/repository-row.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { report } from '#content/markdown/page-env.ts'
import { pushHtml } from '#content/markdown/blocks/container.ts'
import type { Embed } from '#content/markdown/blocks/embeds.ts'
import { defineBlock } from '../define-block.ts'
import { repositoryFacts } from './facts.ts'
import words from './words.ts'

const HOSTS: Readonly<Record<string, string>> = {
  github: 'https://github.com/',
  gitee: 'https://gitee.com/',
}
const NAME = /^[\w.-]+\/[\w.-]+$/

const BOOK = repositoryIcon(
  '<path d="M10 5.5C8.3 4.3 5.8 4 3 4v11.5c2.8 0 5.3.3 7 1.5 1.7-1.2 4.2-1.5 7-1.5V4c-2.8 0-5.3.3-7 1.5zM10 5.5V17"/>',
)

/** `@[repo](owner/name)`, `@[repo gitee fullname](owner/name)` on a line of its own. */
export default defineBlock({
  name: 'repo',
  assets: ['card'],
  about: {
    'zh-CN': '代码仓库的卡片；说明和数字由 `kis repositories` 取来。',
    'en-US': 'The card of a repository; `kis repositories` fetches its description and numbers.',
  },
  options: z.object({
    github: z
      .boolean()
      .default(false)
      .meta({
        about: { 'zh-CN': '在 GitHub 上，默认如此。', 'en-US': 'It is on GitHub, as by default.' },
      }),
    gitee: z
      .boolean()
      .default(false)
      .meta({ about: { 'zh-CN': '在 Gitee 上。', 'en-US': 'It is on Gitee.' } }),
    fullname: z
      .boolean()
      .default(false)
      .meta({
        about: { 'zh-CN': '名字带上所有者。', 'en-US': 'The owner stands before its name.' },
      }),
  }),
  embed: (embed, { gitee, fullname }) => {
    const provider = gitee ? 'gitee' : 'github'
    if (!NAME.test(embed.target)) {
      report(
        embed.env,
        {
          severity: 'error',
          code: 'bad-repository',
          message: `\`${embed.target}\` is not the name of a repository.`,
          remedy: 'Write `@[repo](owner/name)`.',
        },
        { line: embed.fileLine },
      )
      return false
    }
    const id = `${provider}/${embed.target}`
    const facts = repositoryFacts(embed.env, id, embed.fileLine)
    const url = facts.url ?? HOSTS[provider]! + embed.target
    pushHtml(embed, cardHtml(embed, id, url, nameOf(embed.target, facts, fullname), facts))
    return undefined
  },
})

/** Without facts it is a link in a frame, and nothing moves when they come with a later build. */
function cardHtml(
  embed: Embed,
  id: string,
  url: string,
  name: string,
  facts: RepositoryFacts,
): string {
  const said = blockStrings(embed.env, 'repo', words)
  const badge = (shown: boolean | undefined, word: string, kind = '') =>
    shown ? ` <span class="badge" data-nosnippet${kind}>${escapeHtml(word)}</span>` : ''
  const badges =
    badge(facts.visibility === 'Private', said.private) +
    badge(facts.template, said.template) +
    badge(facts.archived, said.archived, ' data-kind="warning"')
  const row = {
    language: said.language,
    stars: said.stars,
    forks: said.forks,
    licence: said.licence,
  }
  const items = repositoryRow(facts, row)
  const { repositories } = embed.env
  // Where readers' browsers ask again, the row is there even if it is empty: it takes its line.
  const plan =
    repositories &&
    JSON.stringify({
      id,
      url: repositoryAddress(id, repositories.service),
      words: row,
      fetched: facts.fetched,
    })
  if (plan !== undefined) embed.env.assets.add('repositories')
  const asked = plan === undefined ? '' : ` data-plan="${escapeHtml(plan)}"`
  const list =
    items === '' && plan === undefined ? '' : `<ul class="repo-facts"${asked}>${items}</ul>`
  // Where nothing is known of it, the card says where it is.
  const known = facts.description ?? (items === '' ? hostOf(url) : undefined)
  const description = known === undefined ? '' : `<p>${escapeHtml(known)}</p>`
  return (
    `<div class="repo"><p class="repo-name">${BOOK}<a class="repo-link" href="${escapeHtml(url)}">${escapeHtml(name)}</a>${badges}</p>` +
    `${description}${list}</div>\n`
  )
}

const hostOf = (url: string): string => new URL(url).host

/** The owner's name stands before a repository of an organisation, and where the author wants it. */
function nameOf(target: string, facts: RepositoryFacts, fullname: boolean): string {
  const long = facts.fullName ?? target
  if (facts.name === undefined || facts.ownerType !== 'User') return long
  return fullname ? long : facts.name
}
