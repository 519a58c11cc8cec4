import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page as giscus would show: it sends its height, and shows the theme it receives. */
const WIDGET = `<!doctype html><meta charset="utf-8"><title>widget</title><p id="said"></p><script>
addEventListener('message', ({ data }) => {
  if (data.giscus) document.querySelector('#said').textContent = data.giscus.setConfig.theme
})
parent.postMessage({ giscus: { resizeHeight: 321 } }, '*')
</script>`

/** Stands in for everybody else on the network: the comments' host and a counter of readers. */
export async function serveOutsideHost() {
  const asked: URL[] = []
  const state = { silent: false }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x')
    asked.push(url)
    const isScript = url.pathname.endsWith('.js')
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    if (isScript) response.end('window.counted = document.currentScript.dataset.site')
    else response.end(state.silent ? '<!doctype html><title>nothing</title>' : WIDGET)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { host, asked, state, close }
}
