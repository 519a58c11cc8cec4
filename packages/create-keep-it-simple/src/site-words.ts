import type { Kind } from './answers.ts'
import type { BuiltIn } from './languages.ts'

/** Words of a new site that stand outside its pages. */
export interface SiteWords {
  readonly home: string
  readonly blog: string
  readonly notes: string
  readonly description: Readonly<Record<Kind, string>>
  /** Comments in `site.config.ts`. */
  readonly comments: {
    readonly top: string
    readonly origin: string
    readonly base: string
    readonly timeZone: string
    readonly locales: string
    readonly collections: string
    readonly navigation: string
    readonly deploy: string
  }
}

export const SITE_WORDS: Readonly<Record<BuiltIn, SiteWords>> = {
  'zh-CN': {
    home: '首页',
    blog: '博客',
    notes: '笔记',
    description: {
      blog: '记录做过的东西和学到的东西。',
      notes: '按顺序整理的笔记，从第一篇读起。',
      both: '想到就写的文章，和按顺序整理的笔记。',
    },
    comments: {
      top: '网站的设置。编辑器会提示每一项的写法；写错时 `npm run check` 会指出来。',
      origin: '网站的域名，末尾不带斜杠。订阅、站点地图和分享链接都会用到，发布前请改成自己的。',
      base: '网站在域名下的位置。GitHub Pages 的项目网站要写成仓库名，例如 /my-blog/。',
      timeZone: '文章里的时间属于哪个时区。',
      locales: '每种语言一项，第一项是主要语言。',
      collections: '`docs/` 里的哪些文件夹是博客（post）或笔记（doc）。',
      navigation: '每种语言的导航栏。',
      deploy: '额外生成 GitHub Pages 需要的文件；发布到别处时可以删掉这一项。',
    },
  },
  'en-US': {
    home: 'Home',
    blog: 'Blog',
    notes: 'Notes',
    description: {
      blog: 'Articles about what I build and learn.',
      notes: 'Notes to read in order, starting with the first.',
      both: 'Articles as they come, and notes to read in order.',
    },
    comments: {
      top: 'Settings of the site. The editor completes them, and `npm run check` reports mistakes.',
      origin:
        'Where the site will live, without a slash at the end. Feeds, the sitemap and shared links need it.',
      base: 'Its folder on that host. For a project site on GitHub Pages this is the repository: /my-blog/.',
      timeZone: 'Dates of articles are meant in this time zone.',
      locales: 'One entry per language, the main one first.',
      collections: 'Which folders of `docs/` are a blog (post) or a series of notes (doc).',
      navigation: 'The bar at the top, for each language.',
      deploy: 'Adds the files GitHub Pages needs; remove it for another host.',
    },
  },
}
