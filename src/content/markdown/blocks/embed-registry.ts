import { importTree } from './trees/import-tree.ts'
import { importCode } from './code/import-code.ts'
import type { EmbedBlock } from './embeds.ts'
import { repository } from './repository.ts'

/** Everything that can be written as `@[name](…)`; adding one is adding a line. */
export const EMBEDS: readonly EmbedBlock[] = [importCode, importTree, repository]
