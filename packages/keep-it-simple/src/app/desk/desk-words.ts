import { isChinese } from '#model/language.ts'
import type { DeskMark } from '#model/desk.ts'

/** What the desk says. It is for authors, so it speaks the two languages of the engine. */
const ENGLISH = {
  desk: 'Desk',
  whole: 'Whole desk',
  open: 'Open the desk',
  close: 'Close',
  problems: 'Problems',
  thisPage: 'This page',
  elsewhere: 'Elsewhere',
  compiling: 'Pages nobody has opened yet are still being looked at …',
  error: 'error',
  warning: 'warning',
  problemsIn: ({ errors, warnings }: Counts) =>
    [
      errors > 0 && `${errors} ${errors === 1 ? 'error' : 'errors'}`,
      warnings > 0 && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
    ]
      .filter(Boolean)
      .join(', ') || 'No problems',
  more: (count: number) => `and ${count} more`,
  edit: 'Open in editor',
  explain: 'What it means',
  fix: 'Fix it',
  fixing: 'Fixing …',
  changed: 'The line has changed meanwhile.',
  noEditor: 'No editor could be started: set the variable `LAUNCH_EDITOR` to its command.',
  refused: 'The dev server did not answer.',
  notWritten: 'not written yet',
  dropHere: 'Drop the picture to save it beside this page',
  saving: 'Saving the picture …',
  saved: (file: string) => `Saved as ${file}`,
  copied: 'This line is on the clipboard:',
  notCopied: 'Copy this line into the page:',
  copy: 'Copy',
  noPage: 'This page has no Markdown file, so there is no place for a picture.',
  noPicture: 'Only PNG, JPEG, WebP, AVIF and GIF pictures can be saved.',
  tooLarge: 'Pictures may have 20 MiB at most.',
  draft: 'draft',
  scheduled: 'scheduled',
  stale: 'out of date',
  locked: 'locked',
  drafts: 'Drafts',
  scheduledPages: 'Scheduled',
  stalePages: 'Translations behind their originals',
  lockedPages: 'Locked pages',
  untranslated: 'Without a translation',
  missingIn: (langs: string) => `not in ${langs}`,
  orphans: 'Pictures nothing refers to',
  proofs: 'Programs to be executed again',
  programs: (count: number) => `${count} ${count === 1 ? 'program' : 'programs'}`,
  runVerify: 'Run `npx kis verify`.',
  weeks: 'Words by week',
  weekOf: (day: string, words: number) => `${day}: ${words} words`,
  lastWeeks: 'By the date of each page, the last half year',
  none: 'None',
  counted: (pages: number, words: number) => `${pages} pages, ${words} words`,
  otherLanguage: '中文',
  back: 'To the site',
  bytes: (kilobytes: number) => `${kilobytes} kB`,
}

interface Counts {
  readonly errors: number
  readonly warnings: number
}

export type DeskWords = typeof ENGLISH

const CHINESE: DeskWords = {
  desk: '写作台',
  whole: '整个写作台',
  open: '打开写作台',
  close: '关闭',
  problems: '问题',
  thisPage: '本页',
  elsewhere: '其他',
  compiling: '还没打开过的页面正在检查……',
  error: '错误',
  warning: '警告',
  problemsIn: ({ errors, warnings }) =>
    [errors > 0 && `${errors} 个错误`, warnings > 0 && `${warnings} 个警告`]
      .filter(Boolean)
      .join('，') || '没有问题',
  more: (count) => `还有 ${count} 个`,
  edit: '在编辑器中打开',
  explain: '说明',
  fix: '改正',
  fixing: '正在改……',
  changed: '这一行刚才已经变了。',
  noEditor: '没有启动任何编辑器：请把变量 `LAUNCH_EDITOR` 设为它的命令。',
  refused: '开发服务器没有应答。',
  notWritten: '还没写',
  dropHere: '松手即把图片存到本页旁边',
  saving: '正在保存图片……',
  saved: (file) => `已存为 ${file}`,
  copied: '这一行已在剪贴板里：',
  notCopied: '把这一行复制到文章里：',
  copy: '复制',
  noPage: '这一页没有 Markdown 文件，图片无处可放。',
  noPicture: '只能保存 PNG、JPEG、WebP、AVIF 和 GIF 图片。',
  tooLarge: '图片最大 20 MiB。',
  draft: '草稿',
  scheduled: '定时',
  stale: '过时',
  locked: '加锁',
  drafts: '草稿',
  scheduledPages: '定时发布',
  stalePages: '落后于原文的译文',
  lockedPages: '加锁的页面',
  untranslated: '缺译文',
  missingIn: (langs) => `缺 ${langs}`,
  orphans: '没有用到的图片',
  proofs: '需要重新运行的程序',
  programs: (count) => `${count} 个程序`,
  runVerify: '运行 `npx kis verify`。',
  weeks: '每周字数',
  weekOf: (day, words) => `${day}：${words} 字`,
  lastWeeks: '按各页日期统计，最近半年',
  none: '无',
  counted: (pages, words) => `${pages} 页，${words} 字`,
  otherLanguage: 'English',
  back: '回到网站',
  bytes: (kilobytes) => `${kilobytes} kB`,
}

export const deskWords = (lang: string): DeskWords => (isChinese(lang) ? CHINESE : ENGLISH)

export const markWord = (words: DeskWords, mark: DeskMark): string => words[mark]
