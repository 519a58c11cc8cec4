import { describe, expect, it } from 'vitest'
import { GO, scriptTools } from '../../../tests/support/scripted-tools.ts'
import { page, withSite } from '../../../tests/support/tiny-site.ts'
import { proofKey } from '../proofs.ts'
import { missingTools } from './missing-tools.ts'

const pair = (info: string) => `\`\`\`${info}\nx\n\`\`\`\n\n\`\`\`text output\n${info}\n\`\`\`\n\n`
const BODY = ['kotlin run', 'js run', 'rust run', 'go run', 'rust run fails'].map(pair).join('')

const missing = (proofs = '') =>
  withSite({ 'a.md': page({}, BODY), 'verified.txt': proofs }, ({ settings }) =>
    missingTools(settings),
  )

describe('tools that this machine lacks', () => {
  it('are named once each, in the order of the languages', async () => {
    scriptTools()
    expect(await missing()).toEqual(['go', 'rust', 'kotlin'])
  })

  it('are none that are there', async () => {
    scriptTools({ go: GO })
    expect(await missing()).toEqual(['rust', 'kotlin'])
  })

  it('are none for what is proven already, as long as all of it is', async () => {
    scriptTools()
    const proof = (language: 'kotlin' | 'rust', fails: boolean) =>
      `${proofKey({ language, code: 'x\n', output: `${language} run\n`, fails })} 2020-01-01 Tool 1\n`
    expect(await missing(proof('kotlin', false) + proof('rust', false))).toEqual(['go', 'rust'])
  })

  it('are none where no page has a program', async () => {
    scriptTools()
    expect(await withSite({}, ({ settings }) => missingTools(settings))).toEqual([])
  })
})
