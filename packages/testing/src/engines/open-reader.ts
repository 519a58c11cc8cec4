import { playwrightReader } from './playwright-reader.ts'
import type { Engine, Reader } from './reader.ts'
import { webkitReader } from './webkit-reader.ts'

/** A window of an engine that is installed (`isInstalled`); close it at the end. */
export const openReader = (engine: Engine): Promise<Reader> =>
  engine === 'webkit' ? webkitReader() : playwrightReader(engine)
