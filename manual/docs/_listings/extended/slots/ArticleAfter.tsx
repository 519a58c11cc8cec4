import type { SlotProps } from 'keep-it-simple/theme'

export default function ArticleAfter({ page, href }: SlotProps) {
  return (
    <p className="ask">
      <a href={href(`/contact/?about=${page.path}`)}>Questions about “{page.title}”?</a>
    </p>
  )
}
