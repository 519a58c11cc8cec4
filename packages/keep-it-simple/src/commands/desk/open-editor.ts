import { setTimeout as wait } from 'node:timers/promises'
import launch from 'launch-editor'

/** In milliseconds: an editor that cannot be started says so at once. */
const SAID_AT_ONCE = 400

/** Opens a file at its line in the author's editor; a text is why that did not work. */
export async function openEditor(
  file: string,
  line: number | undefined,
  column: number | undefined,
): Promise<string | undefined> {
  const place = [file, line, line === undefined ? undefined : (column ?? 1)]
  const failed = new Promise<string>((resolve) => {
    launch(place.filter((part) => part !== undefined).join(':'), (_, message) =>
      resolve(message ?? 'no editor was found'),
    )
  })
  return Promise.race([failed, wait(SAID_AT_ONCE, undefined)])
}
