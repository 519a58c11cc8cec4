import type { OfflineWords } from './words.ts'

export const enUSOffline: OfflineWords = {
  title: "You're offline",
  text: "This page isn't saved on this device. It opens as soon as you're back online.",
  cached: 'Pages saved on this device',
  none: 'No pages are saved on this device yet.',
  later: 'saved for later',
  remove: 'Remove all',
  removed: 'All pages were removed.',
  stay: "You're offline, and that page isn't saved on this device.",
  newVersion: 'A new version of this site is available.',
  takeIt: 'Reload to update',
  close: 'Close',
  notSaved: "Couldn't save the page: offline or out of storage.",
  searched: 'Offline: only pages saved on this device were searched',
}
