import { pdf } from './embed/pdf.ts'
import { players } from './embed/players.ts'
import { video } from './embed/video.ts'
import { importTree } from './trees/import-tree.ts'
import { importCode } from './code/import-code.ts'
import type { EmbedBlock } from './embeds.ts'
import { repository } from './repository.ts'

/** Everything that can be written as `@[name](…)`; adding one is adding a line. */
export const EMBEDS: readonly EmbedBlock[] = [
  importCode,
  importTree,
  pdf,
  players,
  repository,
  video,
]
