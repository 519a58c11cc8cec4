import { join } from 'node:path'
import { sealDocument } from '#app/seal-document.ts'
import { lockKeys } from '#content/locks/derive.ts'
import type { CompilerSettings } from '#content/settings.ts'
import type { LockedInside, Seal } from '#model/seal.ts'
import { writeInto } from '#publish/write-into.ts'

/** Encrypts a document for all passwords of the settings; its files go to `sealed/` in a folder. */
export async function sealInto(
  folder: string,
  settings: CompilerSettings,
  path: string,
  html: string,
  files: LockedInside['files'] = [],
): Promise<Seal> {
  const openers = settings.passwords.map((_, index) => index)
  const inside = { page: undefined, openers, files }
  const keys = await lockKeys(settings)
  const { seal, sealed } = await sealDocument(path, html, inside, keys, settings.site.base)
  for (const [name, bytes] of sealed) writeInto(join(folder, 'sealed', name), bytes)
  return seal
}
