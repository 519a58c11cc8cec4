import { expect, it } from 'vitest'
import { unreadable } from './unreadable.ts'

const failed = (code: string) => Object.assign(new Error('Words of the system'), { code })

it.each<[string, unknown, string, string]>([
  [
    'is gone',
    failed('ENOENT'),
    'It was there when the build began and is gone now.',
    'Run the command again.',
  ],
  [
    'is not allowed',
    failed('EACCES'),
    'It may not be read.',
    'Give the account that builds the right to read it.',
  ],
  [
    'is not permitted',
    failed('EPERM'),
    'It may not be read.',
    'Give the account that builds the right to read it.',
  ],
  [
    'fails otherwise',
    failed('EIO'),
    'It cannot be read: EIO.',
    'Look at the file and the disk it lies on.',
  ],
  [
    'fails without a code',
    new Error('odd'),
    'It cannot be read: Error: odd.',
    'Look at the file and the disk it lies on.',
  ],
  [
    'fails with something else',
    { code: 'ENOENT', toString: () => 'odd' },
    'It cannot be read: odd.',
    'Look at the file and the disk it lies on.',
  ],
])('a file whose reading %s is reported with what to do', (_, error, message, remedy) => {
  const file = 'docs/a.md'
  expect(unreadable(file, error)).toEqual({
    severity: 'error',
    code: 'unreadable-file',
    file,
    message,
    remedy,
  })
})
