import type { PageEnv } from '#content/markdown/page-env.ts'
import { placePicture } from '#content/markdown/media/picture.ts'
import type { CompilerSettings } from '#content/settings.ts'
import { withSite, type Files } from './tiny-site.ts'

/** Places a picture on a page `a.md`, in its line 7: what it becomes, what is published, and what is said. */
export async function placedIn(
  { docs, publicDir, generated }: Pick<CompilerSettings, 'docs' | 'publicDir' | 'generated'>,
  written: string,
  given: Partial<PageEnv> = {},
) {
  const env = {
    file: 'a.md',
    base: '/',
    docs,
    publicDir,
    generated,
    lines: [],
    firstLine: 1,
    pictures: [],
    unencoded: [],
    diagnostics: [],
    ...given,
  } as unknown as PageEnv
  const found = await placePicture(env, written, 7)
  const { pictures, diagnostics, unencoded } = env
  return { found, pictures, diagnostics, unencoded }
}

/** The same on a site of these files. */
export const placed = (
  written: string,
  files: Files,
  given: Partial<PageEnv> = {},
  prepare: (root: string) => void = () => undefined,
) =>
  withSite(files, async ({ root, settings }) => {
    prepare(root)
    return placedIn(settings, written, given)
  })
