import { frontMatterSchema } from './front-matter-schema.ts'

/** Every key the front matter of a page may have. */
export const frontMatterKeys = (): string[] => Object.keys(frontMatterSchema.shape)
