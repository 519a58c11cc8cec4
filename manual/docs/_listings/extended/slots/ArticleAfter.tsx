import type { SlotProps } from 'keep-it-simple/theme'

export default function ArticleAfter({ page, href }: SlotProps) {
  return (
    <p className="ask">
      {page.data?.['length'] as string}{' '}
      <a href={href('/contact/')}>Questions about “{page.title}”?</a>
    </p>
  )
}
