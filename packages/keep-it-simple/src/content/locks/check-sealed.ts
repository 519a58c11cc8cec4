import type { Diagnostic } from '#model/diagnostic.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'

/** Leaks the compiler can see: texts and pictures of a locked page that are on other pages too. */
export function checkSealed(pages: readonly PlacedPage[]): Diagnostic[] {
  const sealed = pages.filter(({ lock }) => lock)
  if (sealed.length === 0) return []
  const open = new Map<string, PlacedPage>()
  for (const page of pages)
    if (!page.lock) for (const { publicPath } of page.source.pictures) open.set(publicPath, page)
  return [
    ...sealed.flatMap((page) => readablePictures(page, open)),
    ...pages.flatMap((page) => borrowedTexts(page, sealed)),
  ]
}

/** A page that takes the text of a locked one must be locked at least as well. */
function borrowedTexts(page: PlacedPage, sealed: readonly PlacedPage[]): Diagnostic[] {
  const read = new Set(page.source.sources.map(({ file }) => file))
  return sealed
    .filter(({ source, lock }) => {
      if (!read.has(source.file) || source.file === page.source.file) return false
      return !page.lock || !page.lock.openers.every((one) => lock!.openers.includes(one))
    })
    .map((other) => ({
      severity: 'error',
      code: 'sealed-text',
      file: shownFile(page),
      message: `The page includes ${shownFile(other)}, which is locked with other passwords.`,
      remedy: 'Lock this page in the same way, or move the common text into a file of its own.',
    }))
}

function readablePictures(page: PlacedPage, open: ReadonlyMap<string, PlacedPage>): Diagnostic[] {
  const seen = new Map(page.source.pictures.map((picture) => [picture.publicPath, picture]))
  return [...seen.values()].flatMap(({ publicPath, file, generated }) => {
    // A cover is shown in lists, and only where a page is not locked.
    if (publicPath === page.frontmatter.cover) return []
    // What was made of a picture goes with it.
    if (generated && file === undefined && publicPath.startsWith('/media/')) return []
    const other = open.get(publicPath)
    const isPublic = file === undefined && !generated
    if (!isPublic && !other) return []
    const where = isPublic ? '`public/`' : `${shownFile(other!)} too, which is not locked`
    return [
      {
        severity: 'warning' as const,
        code: 'open-picture',
        file: shownFile(page),
        message: `The page is locked, but \`${file ?? publicPath}\` is in ${where}: everybody can fetch it.`,
        remedy: isPublic
          ? 'Put the file beside the page, where it is encrypted.'
          : 'Give this page a copy of its own if the file is secret.',
      },
    ]
  })
}
