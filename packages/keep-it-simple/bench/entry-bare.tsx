import { renderToStaticMarkup } from 'react-dom/server'
import type { PageData } from '#model/page.ts'

/** The bare engine: React and the least theme that deserves the name. */
const LINKS = Array.from({ length: 60 }, (_, index) => ({
  href: `/notes/${index}/`,
  text: `Note ${index}`,
}))

function BarePage({ page }: { readonly page: PageData }) {
  const content = page.type === 'content' ? page : undefined
  const listed = titlesOf(page)
  return (
    <>
      <header>
        <a href="/">Keep It Simple</a>
        <nav>
          <a href="/">Home</a>
          <a href="/blog/">Blog</a>
          <a href="/series/">Series</a>
          <a href="/more/">More</a>
        </nav>
      </header>
      <aside>
        <ul>
          {LINKS.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </aside>
      <main>
        <h1>{page.title}</h1>
        {content && <div dangerouslySetInnerHTML={{ __html: content.body }} />}
        <ul>
          {listed.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </main>
      <nav>
        {content?.headings.map(({ id, text }) => (
          <a key={id} href={`#${id}`}>
            {text}
          </a>
        ))}
      </nav>
      <footer>© Keep It Simple</footer>
    </>
  )
}

/** The titles a list page shows, whatever its kind. */
function titlesOf(page: PageData): readonly { readonly path: string; readonly title: string }[] {
  if (page.type === 'posts') return page.list.posts
  if (page.type === 'tags')
    return [
      ...(page.selected?.posts ?? []),
      ...page.tags.map(({ name, path }) => ({ path, title: name })),
    ]
  if (page.type === 'archives') return page.groups.flatMap(({ posts }) => posts)
  if (page.type !== 'categories') return []
  const flat = (items: typeof page.tree): { path: string; title: string }[] =>
    items.flatMap((item) => (item.type === 'post' ? [item] : [item, ...flat(item.items)]))
  return [...(page.selected?.posts ?? []), ...flat(page.tree)]
}

export async function renderPage(page: PageData, assets: { readonly script: string }) {
  const body = renderToStaticMarkup(<BarePage page={page} />)
  const html = `<!doctype html><html lang="${page.lang}"><head><meta charset="utf-8"><title>${page.title}</title><script type="module" src="${assets.script}"></script></head><body>${body}</body></html>`
  return { html, sealed: [] }
}
