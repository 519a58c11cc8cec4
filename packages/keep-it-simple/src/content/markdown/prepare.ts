import type { Token } from 'markdown-it'
import { prepareFigures } from './blocks/figures/figures.ts'
import { prepareVideos } from './blocks/embed/video.ts'
import { prepareBlocks } from './blocks/draw-block.ts'
import { parseFenceInfo } from './blocks/code/fence-info.ts'
import { findIcons } from './marks/prepare-icons.ts'
import { drawMaths } from './marks/prepare-maths.ts'
import type { PageEnv } from './page-env.ts'
import { preparePictures } from './pictures.ts'

type Preparation = (tokens: readonly Token[], env: PageEnv) => Promise<void>

/** Drawing is synchronous; whatever must be waited for is done here, between parsing and drawing. */
const PREPARATIONS: readonly Preparation[] = [
  loadLanguages,
  preparePictures,
  prepareVideos,
  drawMaths,
  findIcons,
  prepareFigures,
  prepareBlocks,
]

export async function prepare(tokens: readonly Token[], env: PageEnv): Promise<void> {
  for (const preparation of PREPARATIONS) await preparation(tokens, env)
}

async function loadLanguages(tokens: readonly Token[], env: PageEnv): Promise<void> {
  const languages = new Set<string>()
  for (const token of tokens) {
    if (token.type !== 'fence') continue
    const { language } = parseFenceInfo(token.info.trim(), 0)
    const resolved = env.highlighter.resolve(language)
    if (resolved !== undefined) languages.add(resolved)
  }
  await env.highlighter.load(languages)
}
