import { z } from 'zod'
import { siteSchema } from './schema/site-schema.ts'

/** What editors read to complete and check `site.config.json`. */
export function siteJsonSchema(): Record<string, unknown> {
  // Draft 7 is what editors know; `input` because nobody writes defaults.
  const { $schema, properties, ...rest } = z.toJSONSchema(siteSchema, {
    target: 'draft-7',
    io: 'input',
    // Functions cannot be written in JSON.
    unrepresentable: 'any',
  })
  return {
    $schema,
    title: 'Settings of a Keep It Simple site',
    ...rest,
    properties: {
      $schema: { type: 'string', description: 'Address of this schema, for editors.' },
      ...properties,
    },
  }
}

export const siteJsonSchemaText = (): string =>
  `${JSON.stringify(siteJsonSchema(), undefined, 2)}\n`
