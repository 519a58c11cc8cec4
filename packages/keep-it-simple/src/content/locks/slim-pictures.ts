/** As `blocks/picture` draws one with smaller files, and the link around it if there is one. */
const DRAWN =
  /(?:(<a class="view[^"]*" href=")[^"]*"(?: data-large="[^"]*")?([^>]*>))?<picture>((?:<source type="image\/(?:avif|webp)" srcset="[^"]+"[^>]*>)+)(<img[^>]*>)<\/picture>/g

/**
 * Opening a locked page fetches and decrypts all its files, so each picture has one only: the widest
 * of the format most browsers know, in the text as in the viewer.
 */
export function slimPictures(body: string): string {
  return body.replaceAll(
    DRAWN,
    (_, before: string | undefined, behind: string, sources: string, image: string) => {
      const [, srcset = ''] = [...sources.matchAll(/srcset="([^"]+)"/g)].at(-1)!
      const [widest = ''] = srcset.split(', ').at(-1)!.split(' ')
      const shown = image.replace(/ src="[^"]*"/, () => ` src="${widest}"`)
      return before === undefined ? shown : `${before}${widest}"${behind}${shown}`
    },
  )
}
