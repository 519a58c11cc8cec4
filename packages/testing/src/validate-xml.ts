import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const SCHEMAS = join(import.meta.dirname, '../schemas')
const MEMORY = 4096
/** Files a schema may name. */
const PARTS = ['sitemap.xsd', 'alternates.xsd']

const file = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(SCHEMAS, fileName), 'utf8'),
})

/** What libxml2 says is wrong with a text; the schema is a file of `tests/schemas`. */
export async function faultsOf(xml: string, schema: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'it.xml', contents: xml },
    schema: [file(schema)],
    preload: PARTS.map(file),
    extension: schema.endsWith('.rng') ? 'relaxng' : 'schema',
    maxMemoryPages: MEMORY,
  })
  return errors.map(({ rawMessage }) => rawMessage)
}
