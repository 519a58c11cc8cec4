import './editor.css'
import { createEditor, type PrismEditor } from 'prism-code-editor'
import { defaultCommands } from 'prism-code-editor/commands'
import 'prism-code-editor/prism/languages/go'
import 'prism-code-editor/prism/languages/javascript'
import 'prism-code-editor/prism/languages/kotlin'
import 'prism-code-editor/prism/languages/python'
import 'prism-code-editor/prism/languages/rust'

interface EditorInput {
  readonly language: string
  readonly label: string
  readonly text: string
  /** Where Escape leads, because Tab indents. */
  readonly exit: HTMLElement
}

/** A text area with colours behind it: input methods, selection and undo are the browser's own. */
export function openEditor(
  { language, label, text, exit }: EditorInput,
  changed: (text: string) => void,
): PrismEditor {
  const holder = document.createElement('div')
  const editor = createEditor(
    holder,
    {
      language,
      value: text.replace(/\n$/, ''),
      lineNumbers: false,
      tabSize: language === 'javascript' ? 2 : 4,
      insertSpaces: language !== 'go',
      onUpdate: changed,
    },
    defaultCommands(),
  )
  const { textarea } = editor
  textarea.ariaLabel = label
  textarea.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    exit.focus()
  })
  return editor
}
