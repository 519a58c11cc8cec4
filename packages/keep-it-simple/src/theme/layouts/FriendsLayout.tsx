import '../styles/doc.css'
import '../styles/page.css'
import '../styles/friends.css'
import type { ContentPage } from '#model/page.ts'
import { Body } from '../body/Body.tsx'
import { FriendGroupView } from '../friends/Friends.tsx'

/** S3.19: the list, the groups, then what the page says about them. */
export function FriendsLayout({ page }: { readonly page: ContentPage }) {
  const { list = [], groups = [] } = page.friends ?? {}
  return (
    <main id="main" tabIndex={-1} className="wide split split--page">
      <header className="page-head">
        <h1>{page.title}</h1>
        {page.description !== undefined && <p>{page.description}</p>}
      </header>
      <div>
        {list.length > 0 && <FriendGroupView group={{ list }} />}
        {groups.map((group, index) => (
          <FriendGroupView key={index} group={group} />
        ))}
        <Body key={page.path} body={page.body} />
      </div>
    </main>
  )
}
