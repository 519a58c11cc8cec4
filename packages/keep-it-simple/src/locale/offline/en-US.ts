import type { OfflineWords } from './words.ts'

export const enUSOffline: OfflineWords = {
  title: 'You are offline',
  text: 'The page you asked for is not kept on this device. It opens as soon as there is a connection.',
  kept: 'Pages kept on this device',
  none: 'No page is kept on this device yet.',
  later: 'saved for later',
  remove: 'Remove all',
  removed: 'All of them were removed.',
  stay: 'You are offline, and that page is not kept on this device.',
  newVersion: 'There is a new version of this site.',
  takeIt: 'Reload with it',
  close: 'Close',
  notSaved: 'It could not be saved: there is no connection, or no room.',
  searched: 'No connection: only pages kept on this device were searched',
}
