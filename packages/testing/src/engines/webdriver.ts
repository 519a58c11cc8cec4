/** A command of the WebDriver protocol, in a session that was opened by `openSession`. */
export type Send = (path: string, body?: object) => Promise<unknown>

interface Answer {
  readonly value: unknown
}

/** Asks a driver for a browser. What it answers is said by https://www.w3.org/TR/webdriver/. */
export async function openSession(
  driver: string,
  capabilities: object,
): Promise<{ readonly send: Send; readonly end: () => Promise<void> }> {
  const opened = (await call(`${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string }
  const session = `${driver}/session/${opened.sessionId}`
  return {
    send: (path, body) => call(`${session}/${path}`, body),
    end: async () => void (await fetch(session, { method: 'DELETE' })),
  }
}

/** With a body it is a command, without one a question. */
async function call(url: string, body?: object): Promise<unknown> {
  const response = await fetch(
    url,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  const { value } = (await response.json()) as Answer
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`)
  return value
}
