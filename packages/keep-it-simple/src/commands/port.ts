import { SettingsError } from '#config/settings-error.ts'

/** The flag, or the variable of the same meaning, or what is usual. */
export function portOf(flag: string | boolean | undefined, usual: number): number {
  const port = Number(flag ?? process.env['PORT'] ?? usual)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingsError(`\`${String(flag)}\` is no port.`, 'Write a number up to 65535.')
  return port
}
