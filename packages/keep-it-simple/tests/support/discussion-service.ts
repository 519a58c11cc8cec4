import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  readonly variables: Readonly<Record<string, unknown>>
  readonly token: string | undefined
}

const said = (author: string | undefined, at: string, body: string, more: object = {}) => ({
  author: author === undefined ? null : { login: author },
  createdAt: at,
  url: `https://github.com/a/b/discussions/1#${at}`,
  body,
  isMinimized: false,
  ...more,
})
const list = (nodes: readonly object[], next?: string) => ({
  pageInfo: { hasNextPage: next !== undefined, endCursor: next ?? null },
  nodes,
})
const EVIL =
  '# Not a heading\n\n<script>alert(1)</script> ![x](https://evil.example/x.png) [y](javascript:alert(1)) **strong** https://ok.example/'

/** GitHub's GraphQL on loopback: two pages of discussions, one of which has two pages of comments. */
export async function serveDiscussions() {
  const asked: Asked[] = []
  const state: { mode: 'good' | 'status' | 'errors' | 'malformed' } = { mode: 'good' }
  const answer = ({ number, after }: Readonly<Record<string, unknown>>) => {
    if (number === 7)
      return {
        discussion: { comments: list([said('grace', '2026-11-03T08:00:00Z', '最后一条。')]) },
      }
    if (after === 'second')
      return {
        discussions: list([
          {
            number: 9,
            title: 'a talk',
            url: 'https://github.com/a/b/discussions/9',
            comments: list([]),
          },
        ]),
      }
    const first = said('ada', '2026-11-01T20:00:00Z', EVIL, {
      replies: {
        nodes: [
          said(undefined, '2026-11-02T08:00:00Z', '同意，鹅卵石。'),
          said('spam', '2026-11-02T09:00:00Z', 'Hidden words', { isMinimized: true }),
        ],
      },
    })
    const withReplies = (one: object) => ({ replies: { nodes: [] }, ...one })
    return {
      discussions: list(
        [
          {
            number: 7,
            title: 'talk/',
            url: 'https://github.com/a/b/discussions/7',
            comments: list([first].map(withReplies), 'more'),
          },
        ],
        'second',
      ),
    }
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const { variables } = JSON.parse(text) as Pick<Asked, 'variables'>
      asked.push({ variables, token: request.headers.authorization })
      response.writeHead(state.mode === 'status' ? 401 : 200, {
        'content-type': 'application/json',
      })
      const repository = answer(variables)
      const comments = (repository.discussion?.comments.nodes ?? []) as { replies?: object }[]
      for (const one of comments) one.replies ??= { nodes: [] }
      const data = state.mode === 'malformed' ? { repository: {} } : { repository }
      const errors = [{ message: 'Could not resolve to a Repository' }]
      response.end(JSON.stringify(state.mode === 'errors' ? { errors } : { data }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, state, close }
}
