import Ajv from 'ajv'
import { expect, it } from 'vitest'
import schema from 'keep-it-simple/site.schema.json' with { type: 'json' }
import settings from '../../site.config.ts'

it('the JSON Schema that editors read accepts the settings of this site', () => {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema)
  validate(JSON.parse(JSON.stringify(settings)))
  expect(validate.errors).toBeNull()
})
