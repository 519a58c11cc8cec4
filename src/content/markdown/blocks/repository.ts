import { abbreviateCount } from '#model/abbreviate-count.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { strings } from '../../interface-strings.ts'
import { report } from '../page-env.ts'
import { pushHtml } from './container.ts'
import type { Embed, EmbedBlock } from './embeds.ts'
import { languageColour } from './language-colours.ts'
import { optionsOf } from './options.ts'
import type { RepositoryFacts } from '../../repositories/facts.ts'
import { repositoryFacts } from './repository-facts.ts'

const HOSTS: Readonly<Record<string, string>> = {
  github: 'https://github.com/',
  gitee: 'https://gitee.com/',
}
const FULL_NAME = 'fullname'
const NAME = /^[\w.-]+\/[\w.-]+$/

const icon = (shape: string) =>
  `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${shape}</svg>`
const BOOK = icon(
  '<path d="M10 5.5C8.3 4.3 5.8 4 3 4v11.5c2.8 0 5.3.3 7 1.5 1.7-1.2 4.2-1.5 7-1.5V4c-2.8 0-5.3.3-7 1.5zM10 5.5V17"/>',
)
const STAR = icon(
  '<path d="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z"/>',
)
const FORK = icon(
  '<circle cx="5.5" cy="4.5" r="1.7"/><circle cx="14.5" cy="4.5" r="1.7"/><circle cx="10" cy="15.5" r="1.7"/><path d="M5.5 6.2c0 3 4.5 2.3 4.5 5.3 0-3 4.5-2.3 4.5-5.3M10 11.5v2.3"/>',
)

const SCALE = icon(
  '<path d="M10 3v14M6 17h8M4 6.500h12M4 6.500 1.800 11.500a2.300 2.300 0 0 0 4.400 0zM16 6.500l-2.200 5a2.300 2.300 0 0 0 4.400 0z"/>',
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
    embed.env.uses.add('cards')
    const facts = repositoryFacts(embed.env, `${provider}/${embed.target}`, embed.fileLine)
    const url = facts.url ?? HOSTS[provider]! + embed.target
    pushHtml(embed, cardHtml(embed, url, nameOf(embed.target, facts, options), facts))
  },
}

/** Without facts it is a link in a frame, and nothing moves when they come with a later build. */
function cardHtml(embed: Embed, url: string, name: string, facts: RepositoryFacts): string {
  const words = strings(embed.env.lang)
  const badge = (shown: boolean | undefined, word: string, kind = '') =>
    shown ? ` <span class="badge"${kind}>${escapeHtml(word)}</span>` : ''
  const badges =
    badge(facts.visibility === 'Private', words.repositoryPrivate) +
    badge(facts.template, words.repositoryTemplate) +
    badge(facts.archived, words.repositoryArchived, ' data-kind="warning"')
  const fact = (sign: string, label: string, value: string | undefined) =>
    value === undefined
      ? ''
      : `<li>${sign}<span class="sr">${escapeHtml(label)} </span>${escapeHtml(value)}</li>`
  const dot = `<svg class="dot" viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="5" fill="${escapeHtml(facts.languageColor ?? languageColour(facts.language))}"/></svg>`
  const items =
    fact(dot, words.repositoryLanguage, facts.language) +
    fact(STAR, words.repositoryStars, count(facts.stars)) +
    fact(FORK, words.repositoryForks, count(facts.forks)) +
    fact(SCALE, words.repositoryLicence, facts.licence)
  const description = facts.description ? `<p>${escapeHtml(facts.description)}</p>` : ''
  return (
    `<div class="repo"><p class="repo-name">${BOOK}<a class="repo-link" href="${escapeHtml(url)}">${escapeHtml(name)}</a>${badges}</p>` +
    `${description}${items === '' ? '' : `<ul class="repo-facts">${items}</ul>`}</div>\n`
  )
}

/** The owner's name stands before a repository of an organisation, and where the author wants it. */
function nameOf(target: string, facts: RepositoryFacts, options: ReadonlySet<string>): string {
  const long = facts.fullName ?? target
  if (facts.name === undefined || facts.ownerType !== 'User') return long
  return options.has(FULL_NAME) ? long : facts.name
}

const count = (value: number | undefined) =>
  value === undefined ? undefined : abbreviateCount(value)
