import { pdf } from './embed/pdf.ts'
import { players } from './embed/players.ts'
import { video } from './embed/video.ts'
import type { EmbedBlock } from './embeds.ts'

/** Everything that can be written as `@[name](…)`; adding one is adding a line. */
export const EMBEDS: readonly EmbedBlock[] = [pdf, players, video]
