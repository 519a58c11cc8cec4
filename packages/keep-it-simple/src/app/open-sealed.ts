import type { PageData, Redirect } from '#model/page.ts'
import type { FindPage } from './page-loader.ts'

/** A locked page, opened where a key of this visit does; anything else as it is. */
export async function openSealed<Found extends PageData | Redirect | undefined>(
  found: Found,
  path: string,
): Promise<Found | PageData> {
  if (!found || !('type' in found) || found.type !== 'locked') return found
  const { openPage } = await import('#theme/lock/unlock.ts')
  return openPage(found, path)
}

export const opening =
  (find: FindPage): FindPage =>
  async (path, signal) =>
    openSealed(await find(path, signal), path)
