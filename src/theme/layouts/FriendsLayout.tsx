import type { ContentPage, Friend } from '#model/page.ts'
import { Body } from '../body/Body.tsx'

/** S3.19 */
export function FriendsLayout({ page }: { readonly page: ContentPage }) {
  const { list = [], groups = [] } = page.friends ?? {}
  return (
    <main id="main" tabIndex={-1} className="wide split split--page">
      <header className="page-head">
        <h1>{page.title}</h1>
        {page.description !== undefined && <p>{page.description}</p>}
      </header>
      <div>
        <Body key={page.path} body={page.body} />
        {list.length > 0 && <FriendList friends={list} />}
        {groups.map((group) => (
          <section key={group.title}>
            <h2>{group.title}</h2>
            {group.desc !== undefined && <p>{group.desc}</p>}
            <FriendList friends={group.list} />
          </section>
        ))}
      </div>
    </main>
  )
}

function FriendList({ friends }: { readonly friends: readonly Friend[] }) {
  return (
    <ul className="friends">
      {friends.map(({ name, link, desc }) => (
        <li className="friend" key={link}>
          <strong>
            <a href={link}>{name}</a>
          </strong>
          {desc !== undefined && <p>{desc}</p>}
        </li>
      ))}
    </ul>
  )
}
