import { fillCount } from '#locale/fill.ts'
import type { FriendGroup } from '#model/friends.ts'
import { useSite } from '../site-context.ts'
import { FriendCard } from './FriendCard.tsx'

export function FriendGroupView({ group }: { readonly group: FriendGroup }) {
  const { strings, lang } = useSite()
  const { title, desc, list } = group
  return (
    <section aria-label={title}>
      {title !== undefined && (
        <div className="list-head">
          <h2>{title}</h2>
          <span>{fillCount(strings.friendsCount, list.length, lang)}</span>
        </div>
      )}
      {desc !== undefined && <p className="friends-desc">{desc}</p>}
      <ul className="friends">
        {list.map((friend) => (
          <FriendCard key={friend.link + friend.name} friend={friend} />
        ))}
      </ul>
    </section>
  )
}
