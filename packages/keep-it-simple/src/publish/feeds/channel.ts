/** One feed, whatever format it is written in. Texts are plain, `html` is HTML, links are absolute. */
export interface Channel {
  readonly title: string
  readonly description: string
  readonly lang: string
  readonly author: string
  readonly rights: string
  /** The page it belongs to. */
  readonly home: string
  /** Address of the feed itself. */
  readonly self: string
  /** ISO, in UTC. */
  readonly updated: string
  readonly items: readonly ChannelItem[]
}

export interface ChannelItem {
  readonly url: string
  readonly title: string
  readonly summary?: string
  readonly html: string
  readonly published: string
  readonly updated: string
  readonly tags: readonly string[]
}
