import GithubSlugger, { slug } from 'github-slugger'
import type { PostCollection } from '#model/collection.ts'
import type { CategoryRef } from '#model/post.ts'
import { numberOf, stripNumber } from '../place.ts'

/** Folders without a number stand after all numbered ones. */
const UNNUMBERED = 10_000

/** S3.14: the folders between the collection and the file, numbers as order, names without them. */
export class CategoryNames {
  private readonly collection: PostCollection
  private readonly known = new Map<string, CategoryRef>()
  private readonly slugger = new GithubSlugger()

  private readonly numbered: boolean

  /** Under the global lock addresses say nothing: there a category is a number, unless its author chose an id. */
  constructor(collection: PostCollection, numbered = false) {
    this.collection = collection
    this.numbered = numbered
    for (const id of Object.values(collection.categoryIds)) this.slugger.slug(id, true)
  }

  of(file: string): CategoryRef[] {
    const folders = file
      .slice(this.collection.dir.length + 1)
      .split('/')
      .slice(0, -1)
    return folders.map((folder, depth) => this.ref(folders.slice(0, depth + 1), folder))
  }

  private ref(path: readonly string[], folder: string): CategoryRef {
    const key = path.map(stripNumber).join('/')
    let ref = this.known.get(key)
    if (!ref) {
      const name = stripNumber(folder)
      const shown = this.numbered ? String(this.known.size + 1) : slug(name)
      const { categoryIds } = this.collection
      const id = Object.hasOwn(categoryIds, key)
        ? categoryIds[key]!
        : this.slugger.slug(shown || 'category')
      ref = { id, sort: numberOf(folder) ?? UNNUMBERED, name }
      this.known.set(key, ref)
    }
    return ref
  }
}
