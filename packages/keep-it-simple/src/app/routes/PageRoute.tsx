import { useLoaderData } from 'react-router'
import type { PageData } from '#model/page.ts'
import { layoutOf } from '#theme/layouts/registry.ts'

export function PageRoute() {
  const page = useLoaderData<PageData>()
  const Layout = layoutOf(page)
  return <Layout page={page} />
}
