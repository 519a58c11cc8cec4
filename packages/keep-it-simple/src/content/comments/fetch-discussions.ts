import type { CommentSettings } from '#model/comments.ts'
import type { SavedComment, SavedDiscussion } from './discussions-file.ts'

/** For one answer, in milliseconds. */
const LIMIT = 20_000
const API = 'https://api.github.com/graphql'

export interface FetchInput {
  readonly settings: Pick<CommentSettings, 'repo' | 'categoryId'>
  /** Of GitHub; nobody may ask its discussions without one. */
  readonly token: string
  /** Another server that speaks the same. */
  readonly api?: string | undefined
  readonly fetch: typeof fetch
}

const SAID = 'author { login } createdAt url body isMinimized'
const COMMENTS = `pageInfo { hasNextPage endCursor } nodes { ${SAID} replies(first: 100) { nodes { ${SAID} } } }`
const ALL = `query ($owner: String!, $name: String!, $category: ID!, $after: String) {
  repository(owner: $owner, name: $name) {
    discussions(first: 25, after: $after, categoryId: $category, orderBy: { field: CREATED_AT, direction: ASC }) {
      pageInfo { hasNextPage endCursor }
      nodes { number title url comments(first: 100) { ${COMMENTS} } }
    }
  }
}`
const MORE = `query ($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    discussion(number: $number) { comments(first: 100, after: $after) { ${COMMENTS} } }
  }
}`

interface List<T> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly nodes: readonly T[]
}
interface Said {
  readonly author: { readonly login: string } | null
  readonly createdAt: string
  readonly url: string
  readonly body: string
  readonly isMinimized: boolean
}
interface SaidComment extends Said {
  readonly replies: { readonly nodes: readonly Said[] }
}
interface FoundDiscussion extends Pick<SavedDiscussion, 'number' | 'title' | 'url'> {
  readonly comments: List<SaidComment>
}
interface Found {
  readonly discussions?: List<FoundDiscussion>
  readonly discussion?: { readonly comments: List<SaidComment> } | null
}

/** Every discussion of the category in which somebody has said something, by number. */
export async function fetchDiscussions(input: FetchInput): Promise<SavedDiscussion[]> {
  const { repo, categoryId: category } = input.settings
  const [owner = '', name = ''] = repo.split('/')
  const all = pagesOf(async (after) => {
    const { discussions } = await ask(input, ALL, { owner, name, category, after })
    return understood(discussions)
  })
  const saved: SavedDiscussion[] = []
  for await (const { number, title, url, comments } of all) {
    const rest = async (after: string | null) => {
      if (after === null) return comments
      const { discussion } = await ask(input, MORE, { owner, name, number, after })
      return understood(discussion?.comments)
    }
    const said: SavedComment[] = []
    for await (const one of pagesOf(rest))
      if (!one.isMinimized)
        said.push({
          ...saidOf(one),
          replies: one.replies.nodes.filter(({ isMinimized }) => !isMinimized).map(saidOf),
        })
    if (said.length > 0) saved.push({ number, title, url, comments: said })
  }
  return saved.sort((a, b) => a.number - b.number)
}

const saidOf = ({ author, createdAt, url, body }: Said) => ({
  ...(author && { author: author.login }),
  at: createdAt,
  url,
  body,
})

/** A list that is answered in pages, one after another. */
async function* pagesOf<T>(
  fetchPage: (after: string | null) => Promise<List<T>>,
): AsyncGenerator<T> {
  let after: string | null = null
  do {
    const { nodes, pageInfo }: List<T> = await fetchPage(after)
    yield* nodes
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
}

function understood<T>(list: List<T> | undefined): List<T> {
  if (!Array.isArray(list?.nodes)) throw new Error('the answer was not understood')
  return list
}

async function ask(
  { token, api = API, fetch: get }: FetchInput,
  query: string,
  variables: object,
): Promise<Found> {
  const response = await get(api, {
    method: 'POST',
    headers: { authorization: `bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(LIMIT),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { data, errors } = (await response.json()) as {
    readonly data?: { readonly repository?: Found | null }
    readonly errors?: readonly { readonly message: string }[]
  }
  if (errors?.[0]) throw new Error(errors[0].message)
  if (!data?.repository) throw new Error('there is no such repository')
  return data.repository
}
