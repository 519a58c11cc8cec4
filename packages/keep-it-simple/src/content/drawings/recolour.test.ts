import { expect, it } from 'vitest'
import { PALETTE } from './palette.ts'
import { recoloured } from './recolour.ts'

it('gives a drawing the colours of a site by its classes', () => {
  const palette = { ...PALETTE, ink: 'navy', accent: 'teal' }
  expect(
    recoloured(
      '<svg a="b"><path class="f-ink s-accent" fill="#1c1f26" stroke="#ca3420" d="M0"/><text class="f-ink">x</text><g class="other" fill="red"/></svg>',
      palette,
    ),
  ).toBe(
    '<svg a="b"><path class="f-ink s-accent" fill="navy" stroke="teal" d="M0"/><text class="f-ink" fill="navy">x</text><g class="other" fill="red"/></svg>',
  )
})
