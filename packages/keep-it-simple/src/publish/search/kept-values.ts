import { existsSync, readFileSync } from 'node:fs'
import { replaceFile } from '../write-into.ts'

/** Values by a hash of what they were made from, kept from build to build in one file, a line each. */
export class KeptValues {
  private readonly file: string
  private readonly before = new Map<string, string>()
  private readonly used = new Map<string, string>()
  /** How many values had to be made. */
  made = 0

  constructor(file: string) {
    this.file = file
    if (!existsSync(file)) return
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const end = line.indexOf('\t')
      if (end > 0) this.before.set(line.slice(0, end), line.slice(end + 1))
    }
  }

  /** The value of a key, made if there is none that is still good. */
  get(key: string, make: () => string, isGood: (value: string) => boolean = () => true): string {
    let value = this.before.get(key)
    if (value === undefined || !isGood(value)) {
      this.made++
      value = make()
    }
    this.used.set(key, value)
    return value
  }

  /** Forgets what was not used. */
  save(): void {
    if (this.made === 0 && this.used.size === this.before.size) return
    replaceFile(this.file, [...this.used].map(([key, value]) => `${key}\t${value}`).join('\n'))
  }
}
