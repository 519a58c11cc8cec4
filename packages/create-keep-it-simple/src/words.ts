/** What the starter says, in the language of the terminal. */
export interface Words {
  readonly askLanguages: string
  readonly askKind: string
  readonly askTitle: string
  readonly again: string
  readonly unknownLanguage: (name: string) => string
  readonly twice: (name: string) => string
  readonly unknownKind: (name: string) => string
  readonly notEmpty: (folder: string) => string
  readonly notFolder: (folder: string) => string
  readonly tooMany: (names: string) => string
  readonly noTerminal: string
  readonly stopped: string
  readonly done: (folder: string, count: number) => string
  readonly next: string
}

const ENGLISH: Words = {
  askLanguages: 'Languages, the main one first (for example zh-CN,en-US)',
  askKind: 'What will you write: blog, notes or both',
  askTitle: 'Title of the site',
  again: ' Please answer again.',
  unknownLanguage: (name) =>
    `\`${name}\` is not a language tag; write one like en-US, zh-CN or ja.`,
  twice: (name) => `The language ${name} is named twice.`,
  unknownKind: (name) => `\`${name}\` is none of blog, notes and both.`,
  notEmpty: (folder) =>
    `The folder ${folder} is not empty. Choose another name, or empty it first.`,
  notFolder: (folder) => `${folder} is a file, not a folder. Choose another name.`,
  tooMany: (names) => `Name one folder only, not ${names}. A name with spaces needs quotes.`,
  noTerminal:
    'There is no terminal to ask in. Answer with --languages, --kind and --title, or add --yes to take the defaults.',
  stopped: 'Stopped; nothing was written.',
  done: (folder, count) => `${count} files written to ${folder}`,
  next: 'Next:',
}

const CHINESE: Words = {
  askLanguages: '用哪些语言写，主要语言放最前面（例如 zh-CN,en-US）',
  askKind: '写什么：blog（博客）、notes（笔记）还是 both（都要）',
  askTitle: '网站标题',
  again: '请再答一次。',
  unknownLanguage: (name) => `不认识语言代码 ${name}，请写成 zh-CN、en-US 或 ja 这样的形式。`,
  twice: (name) => `语言 ${name} 重复了。`,
  unknownKind: (name) => `没有 ${name} 这一项，请从 blog、notes 和 both 里选。`,
  notEmpty: (folder) => `文件夹 ${folder} 不是空的。请换一个名字，或者先清空它。`,
  notFolder: (folder) => `${folder} 是文件，不是文件夹。请换一个名字。`,
  tooMany: (names) => `只能指定一个文件夹，这里有多个：${names}。名字里有空格时请加引号。`,
  noTerminal:
    '当前环境无法提问。请用 --languages、--kind 和 --title 给出答案，或者加上 --yes 全部使用默认值。',
  stopped: '已取消，没有写入任何文件。',
  done: (folder, count) => `已在 ${folder} 中生成 ${count} 个文件`,
  next: '接下来：',
}

/** The language of the terminal, as the environment names it. */
export function speaksChinese(env: Readonly<Record<string, string | undefined>>): boolean {
  const named = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(Boolean)
  return /^zh/i.test(named ?? Intl.DateTimeFormat().resolvedOptions().locale)
}

export const wordsFor = (chinese: boolean): Words => (chinese ? CHINESE : ENGLISH)
