import './editor.css'
import { createEditor, type PrismEditor } from 'prism-code-editor'
import { defaultKeymap, editHistory, editorCommands } from 'prism-code-editor/commands'
import { highlightBracketPairs } from 'prism-code-editor/highlight-brackets'
import { matchBrackets } from 'prism-code-editor/match-brackets'
import 'prism-code-editor/languages/clike'
import 'prism-code-editor/languages/kotlin'
import 'prism-code-editor/languages/python'
import 'prism-code-editor/languages/rust'
import 'prism-code-editor/languages/sql'
import 'prism-code-editor/prism/languages/go'
import 'prism-code-editor/prism/languages/javascript'
import 'prism-code-editor/prism/languages/kotlin'
import 'prism-code-editor/prism/languages/python'
import 'prism-code-editor/prism/languages/rust'
import 'prism-code-editor/prism/languages/sql'
import 'prism-code-editor/prism/languages/typescript'

interface Heard {
  readonly changed: (text: string) => void
  readonly leave: () => void
  readonly find: () => void
}

/** Languages whose tools indent by two columns. */
const NARROW = new Set(['javascript', 'typescript', 'sql'])

/** A text area with colours behind it: input methods and selection are the browser's own. */
export function openEditor(
  host: HTMLElement,
  language: string,
  text: string,
  label: string,
  { changed, leave, find }: Heard,
): PrismEditor {
  const editor = createEditor(
    host,
    {
      language: language === 'postgres' ? 'sql' : language,
      value: text.replace(/\n$/, ''),
      lineNumbers: false,
      tabSize: NARROW.has(language) ? 2 : 4,
      insertSpaces: language !== 'go',
      onUpdate: changed,
    },
    matchBrackets(),
    highlightBracketPairs(),
    editorCommands(defaultKeymap),
    editHistory(),
  )
  const { textarea } = editor
  textarea.ariaLabel = label
  // Phones: nothing is corrected, begun with a capital letter or underlined.
  textarea.setAttribute('autocorrect', 'off')
  textarea.setAttribute('enterkeyhint', 'enter')
  textarea.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey)
    if (event.key === 'Escape') leave()
    else if (isFind && !event.shiftKey && !event.altKey) find()
    else return
    event.preventDefault()
  })
  return editor
}
