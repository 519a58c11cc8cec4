import type { Colour } from './colour.ts'

/** S3.19 */
export interface Friend {
  readonly name: string
  readonly link: string
  readonly avatar?: string
  readonly desc?: string
  readonly location?: string
  readonly organization?: string
  readonly socials?: readonly { readonly icon: string; readonly link: string }[]
  readonly color?: Colour
  readonly backgroundColor?: Colour
  readonly nameColor?: Colour
}

export interface FriendGroup {
  readonly title?: string
  readonly desc?: string
  readonly list: readonly Friend[]
}

export interface FriendsData {
  readonly list: readonly Friend[]
  readonly groups: readonly FriendGroup[]
}
