import { expect, it } from 'vitest'
import { SlotBoundary } from './SlotBoundary.tsx'

it('an author’s component that fails in a browser is left out, and named', () => {
  const boundary = new SlotBoundary({ file: 'slots/Footer.tsx', children: 'Shown' })
  expect(boundary.render()).toBe('Shown')
  boundary.state = SlotBoundary.getDerivedStateFromError()
  expect(boundary.render()).toBeNull()
  const said: unknown[] = []
  const { error } = console
  console.error = (text: unknown) => said.push(text)
  try {
    boundary.componentDidCatch(new Error('no x'))
    boundary.componentDidCatch('thrown')
  } finally {
    console.error = error
  }
  expect(said).toEqual(['slots/Footer.tsx: no x', 'slots/Footer.tsx: thrown'])
})
