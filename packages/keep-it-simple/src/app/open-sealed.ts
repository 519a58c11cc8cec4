import type { PageData, Redirect } from '#model/page.ts'
import type { FindPage } from './page-loader.ts'

type Found = PageData | Redirect | undefined

const isLocked = (found: Found): boolean =>
  found !== undefined && 'type' in found && found.type === 'locked'

/** A locked page, opened where a key of this visit does; anything else as it is. */
export async function openSealed<One extends Found>(
  found: One,
  path: string,
): Promise<One | PageData> {
  if (!found || !('type' in found) || found.type !== 'locked') return found
  const { openPage } = await import('#theme/lock/unlock.ts')
  return openPage(found, path)
}

export const opening =
  (find: FindPage): FindPage =>
  async (path, signal) => {
    const found = await find(path, signal)
    // Whoever counts readers stays in this document: a locked page is loaded as one without them.
    if (!import.meta.env.DEV && isLocked(found) && document.getElementById('analytics'))
      throw new Error('A document of its own')
    return openSealed(found, path)
  }
