import type { EmbedBlock } from './embeds.ts'
import { repository } from './repository.ts'

/** Everything that can be written as `@[name](…)`; adding one is adding a line. */
export const EMBEDS: readonly EmbedBlock[] = [repository]
