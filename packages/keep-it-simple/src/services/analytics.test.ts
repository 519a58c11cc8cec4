import { expect, it } from 'vitest'
import { wantsPrivacy } from './analytics.ts'

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
])('a browser with %j wants privacy: %s', (wishes, wanted) => {
  expect(wantsPrivacy(wishes)).toBe(wanted)
})
