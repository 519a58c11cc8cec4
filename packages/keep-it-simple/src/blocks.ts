/** What an author's blocks import. */
export { z } from 'zod'
export { defineBlock } from '#blocks/define-block.ts'
export type { Block, BlockContext } from '#content/markdown/blocks/block.ts'
export type { Container } from '#content/markdown/blocks/container.ts'
export type { Fence } from '#content/markdown/blocks/fences.ts'
export type { Embed } from '#content/markdown/blocks/embeds.ts'
export type { ClientContext, MountContext } from '#model/block-module.ts'
