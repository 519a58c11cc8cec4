import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const FACTS = {
  name: 'raft',
  fullName: 'etcd-io/raft',
  url: 'https://github.com/etcd-io/raft',
  language: 'Go',
  languageColor: '#00add8',
  stars: 1500,
  forks: 999,
  license: { name: 'Apache <2.0>' },
  visibility: 'Public',
  ownerType: 'Organization',
}

/** A service that knows repositories, on loopback, and can fail in every way. */
export async function serveRepositories() {
  const asked: string[] = []
  const state: { mode: 'good' | 'status' | 'hang' | 'malformed'; stars: number } = {
    mode: 'good',
    stars: FACTS.stars,
  }
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
    if (state.mode === 'hang') return
    response.writeHead(state.mode === 'status' ? 500 : 200, headers)
    const answer = state.mode === 'malformed' ? { message: 'no' } : { ...FACTS, stars: state.stars }
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    state,
    close,
  }
}
