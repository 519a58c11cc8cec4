/** What an author's blocks import. */
export { z } from 'zod'
export { defineBlock } from '#blocks/define-block.ts'
export type { Block, BlockContext } from '#content/markdown/blocks/block.ts'
export type { Container } from '#content/markdown/blocks/container.ts'
export type { Embed } from '#content/markdown/blocks/embeds.ts'
