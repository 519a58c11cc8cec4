import { shortened, type ForeignPattern } from './pattern.ts'

/** `![[picture.png]]` and `![[note]]` of Obsidian. */
export const embed: ForeignPattern = {
  holds: ['![['],
  pattern: /!\[\[([^[\]\n|]{1,200})(?:\|([^[\]\n]{0,200}))?\]\]/,
  message: ([written]) => `\`${shortened(written)}\` is an embed of Obsidian; it is shown as text.`,
  remedy: ([, target = '']) =>
    /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(target)
      ? `Write a picture: \`![what it shows](./${target})\`.`
      : /\.(?:mp4|webm|ogv)$/i.test(target)
        ? `Write \`@[video](./${target})\` on a line of its own.`
        : /\.pdf$/i.test(target)
          ? `Write \`@[pdf](./${target})\` on a line of its own.`
          : 'Write `<!-- @include: ./part.md -->` on a line of its own.',
}

/** `[[Page]]`, `[[Page|words]]` of Obsidian and of wikis. */
export const wikiLink: ForeignPattern = {
  holds: ['[['],
  pattern: /(?<!!)\[\[(?!_?toc_?\]\])([^[\]\n|]{1,200})(?:\|([^[\]\n]{0,200}))?\]\]/i,
  message: ([written]) => `\`${shortened(written)}\` is a link of a wiki; it is shown as text.`,
  remedy: ([, target = '', words]) => {
    const [page = '', hash] = target.split('#')
    const path = `./${page.trim()}.md${hash === undefined ? '' : `#${hash}`}`
    return `Write \`[${words ?? target}](${path.includes(' ') ? `<${path}>` : path})\`, or put it into backticks.`
  },
}

/** `%%comment%%` of Obsidian. */
export const comment: ForeignPattern = {
  holds: ['%%'],
  pattern: /%%([^%\n]{1,400})%%/,
  message: ([written]) =>
    `\`${shortened(written)}\` is a comment of Obsidian; here readers see it.`,
  remedy: () => 'Write `<!-- … -->`.',
  after: ([, words = '']) => (words.includes('--') ? undefined : `<!-- ${words.trim()} -->`),
}
