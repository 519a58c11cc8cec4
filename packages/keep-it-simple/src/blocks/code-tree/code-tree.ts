import { escapeHtml } from '#model/escape-html.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { markDrawn } from '#content/markdown/blocks/mark-drawn.ts'
import { report } from '#content/markdown/page-env.ts'
import { closeElement, openElement, pushHtml } from '#content/markdown/blocks/container.ts'
import { fileIcon } from '../code/file-icons.ts'
import { pushFence, reportEmpty, type CodeChoice } from '../code-group/code-group.ts'
import {
  firstShown,
  openSwitch,
  pushPanel,
  radio,
  radioName,
  tooMany,
  type Place,
} from '../tabs/switch.ts'
import { pathTree } from './path-tree.ts'
import words from './words.ts'
import { drawTree } from '../file-tree/tree-node.ts'

const FOLDER =
  '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M2.500 5.500A1.500 1.500 0 0 1 4 4h3.500l2 2H16a1.500 1.500 0 0 1 1.500 1.500V14a1.500 1.500 0 0 1-1.500 1.500H4A1.500 1.500 0 0 1 2.500 14z"/></svg>'

/** Lower shows nothing, higher leaves no room for the text. */
const HEIGHTS = [120, 2000] as const

export interface CodeTreeOptions {
  readonly title?: string | undefined
  readonly height?: string | undefined
  readonly entry?: string | undefined
}

/** S9.13: 320 px high by default; the number is in the style sheet. */
export function pushCodeTree(
  place: Place,
  files: readonly CodeChoice[],
  { title, height, entry }: CodeTreeOptions,
): void {
  const { env, fileLine } = place
  if (files.length === 0) return reportEmpty(env, fileLine)
  if (tooMany(env, files.length, fileLine)) return
  const pixels = heightOf(place, height)
  if (entry !== undefined && !files.some((file) => file.title === entry)) reportEntry(place, entry)
  const choices = files.map((file) =>
    entry === undefined ? file : { ...file, active: file.title === entry },
  )
  markDrawn(env, 'code-tree')
  openElement(place, 'div', { class: 'codetree' })
  if (title !== undefined)
    pushHtml(place, `<p class="codetree-head">${FOLDER}${escapeHtml(title)}</p>`)
  openSwitch(place, 'codetree-body')
  if (pixels !== undefined) place.state.tokens.at(-1)!.attrSet('data-height', String(pixels))
  pushFiles(place, choices)
  choices.forEach((choice, at) => {
    pushPanel(place, at + 1, choice.title, () => pushFence(place, choice.fence))
  })
  closeElement(place, 'div')
  closeElement(place, 'div')
}

function pushFiles(place: Place, choices: readonly CodeChoice[]): void {
  const name = radioName(place)
  const shown = firstShown(choices)
  const label = blockStrings(place.env, 'code-tree', words).files
  openElement(place, 'div', { class: 'tree choices', role: 'group', 'aria-label': label })
  const html = drawTree(pathTree(choices.map(({ title }) => title)), {
    file: (node) =>
      `<label class="file">${radio(name, node.index + 1, choices[node.index]!, node.index === shown)}${fileIcon(node.name)}<span class="name">${escapeHtml(node.name)}</span></label>`,
    folder: (node) => `<summary><span class="name">${escapeHtml(node.name)}</span></summary>`,
  })
  pushHtml(place, html)
  closeElement(place, 'div')
}

function heightOf({ env, fileLine }: Place, written: string | undefined): number | undefined {
  if (written === undefined || written === '') return undefined
  const pixels = Number(/^(\d{1,5})(?:px)?$/.exec(written)?.[1])
  const [least, most] = HEIGHTS
  if (pixels >= least && pixels <= most) return pixels
  report(
    env,
    {
      severity: 'error',
      code: 'bad-height',
      message: `\`height="${written}"\` is no height for a code tree.`,
      remedy: `Write a number of pixels from ${least} to ${most}.`,
    },
    { line: fileLine },
  )
  return undefined
}

function reportEntry({ env, fileLine }: Place, entry: string): void {
  report(
    env,
    {
      severity: 'error',
      code: 'missing-entry',
      message: `The tree has no file \`${entry}\` to begin with.`,
      remedy: 'Write one of its titles as `entry`.',
    },
    { line: fileLine },
  )
}
