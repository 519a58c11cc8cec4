/** What an author's `blocks/<name>/block.ts` imports. */
export { z } from 'zod'
export { defineBlock } from '#blocks/define-block.ts'
