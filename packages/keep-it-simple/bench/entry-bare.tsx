import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router'
import { Library } from '#app/library.ts'
import type { PageData } from '#model/page.ts'

export { Library }

/** The bare engine: router, React and the least theme that deserves the name. */
const LINKS = Array.from({ length: 60 }, (_, index) => ({
  href: `/notes/${index}/`,
  text: `Note ${index}`,
}))

function BarePage() {
  const page = useLoaderData<PageData>()
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
        {content && (
          <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content.body }} />
        )}
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

export function createRenderer(
  find: (path: string) => Promise<PageData>,
  assets: { readonly script: string },
) {
  const handler = createStaticHandler([
    { path: '*', loader: ({ request }) => find(request.url), Component: BarePage },
  ])
  return async (path: string): Promise<string> => {
    const context = await handler.query(new Request(`http://site${encodeURI(path)}`))
    if (context instanceof Response) throw new Error(path)
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = renderToString(
      <StaticRouterProvider router={router} context={context} hydrate={false} />,
    )
    const page = Object.values(context.loaderData).at(-1) as PageData
    const state = JSON.stringify(page.type === 'content' ? { ...page, body: '' } : page).replaceAll(
      '<',
      '\\u003c',
    )
    return `<!doctype html><html lang="${page.lang}"><head><meta charset="utf-8"><title>${page.title}</title><script type="module" src="${assets.script}"></script></head><body><div id="root">${html}</div><script type="application/json" id="state">${state}</script></body></html>`
  }
}
