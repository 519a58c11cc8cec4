import { latinParts } from '#model/latin-runs.ts'
import { useSite } from '../site-context.ts'

/** Words of a title; in a Chinese one, marks of Latin runs are Latin, as in the text. */
export function Latin({ text }: { readonly text: string }) {
  const { lang } = useSite()
  if (!/^(?:zh|ja)/.test(lang)) return text
  return latinParts(text).map((part) =>
    part.isLatin ? (
      <span className="latin" key={part.text}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  )
}
