/** The engines browsers are made of. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** A reader with one window of an engine: what tests do alike in all of them. */
export interface Reader {
  readonly engine: Engine
  /** Opens an address and waits for the document, as a reader who types it in. */
  readonly open: (url: string) => Promise<void>
  /** Runs a function in the page; it knows nothing of the test but `value`, and both are JSON. */
  readonly ask: <Value, Answer>(
    question: (value: Value) => Answer | Promise<Answer>,
    value: Value,
  ) => Promise<Answer>
  /** By the pointer, at the middle of the first match. */
  readonly click: (selector: string) => Promise<void>
  /** Types into a field, behind what it holds. */
  readonly type: (selector: string, text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** WebKit's window is at least 447 px wide. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** What the window shows, as PNG. */
  readonly picture: () => Promise<Uint8Array>
  /** Errors of the console since they were last asked for. */
  readonly complaints: () => Promise<string[]>
  readonly close: () => Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Shift'

/** How long anything may take that is waited for. */
const PATIENCE = 15_000

/** Asks until the answer is yes; a page that is just leaving gives none. */
export async function until<Value>(
  reader: Reader,
  question: (value: Value) => boolean,
  value: Value,
): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const isSo = await reader.ask(question, value).catch(() => false)
    if (isSo) return
    if (Date.now() > end)
      throw new Error(
        `${reader.engine} waited in vain for ${String(question)} of ${JSON.stringify(value)}`,
      )
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Until something matches a selector and has a text. */
export const untilText = (reader: Reader, selector: string, text: string): Promise<void> =>
  until(
    reader,
    (wanted) =>
      [...document.querySelectorAll(wanted.selector)].some((one) =>
        one.textContent.includes(wanted.text),
      ),
    { selector, text },
  )
