import { escapeHtml } from '#model/escape-html.ts'
import { repositoryAddress, type RepositoryFacts } from '#model/repository.ts'
import { repositoryIcon, repositoryRow } from '#model/repository-row.ts'
import { strings } from '../../interface-strings.ts'
import { report } from '../page-env.ts'
import { pushHtml } from './container.ts'
import type { Embed, EmbedBlock } from './embeds.ts'
import { optionsOf } from './options.ts'
import { repositoryFacts } from './repository-facts.ts'

const HOSTS: Readonly<Record<string, string>> = {
  github: 'https://github.com/',
  gitee: 'https://gitee.com/',
}
const FULL_NAME = 'fullname'
const NAME = /^[\w.-]+\/[\w.-]+$/

const BOOK = repositoryIcon(
  '<path d="M10 5.5C8.3 4.3 5.8 4 3 4v11.5c2.8 0 5.3.3 7 1.5 1.7-1.2 4.2-1.5 7-1.5V4c-2.8 0-5.3.3-7 1.5zM10 5.5V17"/>',
)

/** `@[repo](owner/name)`, `@[repo gitee fullname](owner/name)` on a line of its own. */
export const repository: EmbedBlock = {
  names: ['repo'],
  draw: (embed) => {
    const options = optionsOf(embed, { flags: [...Object.keys(HOSTS), FULL_NAME] })
    const provider = options.has('gitee') ? 'gitee' : 'github'
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
      return
    }
    embed.env.assets.add('cards')
    const id = `${provider}/${embed.target}`
    const facts = repositoryFacts(embed.env, id, embed.fileLine)
    const url = facts.url ?? HOSTS[provider]! + embed.target
    pushHtml(embed, cardHtml(embed, id, url, nameOf(embed.target, facts, options), facts))
  },
}

/** Without facts it is a link in a frame, and nothing moves when they come with a later build. */
function cardHtml(
  embed: Embed,
  id: string,
  url: string,
  name: string,
  facts: RepositoryFacts,
): string {
  const words = strings(embed.env)
  const badge = (shown: boolean | undefined, word: string, kind = '') =>
    shown ? ` <span class="badge"${kind}>${escapeHtml(word)}</span>` : ''
  const badges =
    badge(facts.visibility === 'Private', words.repositoryPrivate) +
    badge(facts.template, words.repositoryTemplate) +
    badge(facts.archived, words.repositoryArchived, ' data-kind="warning"')
  const row = {
    language: words.repositoryLanguage,
    stars: words.repositoryStars,
    forks: words.repositoryForks,
    licence: words.repositoryLicence,
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
  const description = facts.description ? `<p>${escapeHtml(facts.description)}</p>` : ''
  return (
    `<div class="repo"><p class="repo-name">${BOOK}<a class="repo-link" href="${escapeHtml(url)}">${escapeHtml(name)}</a>${badges}</p>` +
    `${description}${list}</div>\n`
  )
}

/** The owner's name stands before a repository of an organisation, and where the author wants it. */
function nameOf(target: string, facts: RepositoryFacts, options: ReadonlySet<string>): string {
  const long = facts.fullName ?? target
  if (facts.name === undefined || facts.ownerType !== 'User') return long
  return options.has(FULL_NAME) ? long : facts.name
}
