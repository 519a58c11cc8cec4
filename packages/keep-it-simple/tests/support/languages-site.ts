import { defineLocale } from '#locale/words.ts'
import { join } from 'node:path'
import { serveAuthorSite, write, type AuthorSite } from './author-site.ts'
import { page as source, post } from './tiny-site.ts'

export const LOCALES = [
  { prefix: '/', lang: 'zh-CN', label: '简体中文', title: '四语', description: '四种语言。' },
  {
    prefix: '/en/',
    lang: 'en-US',
    label: 'English',
    title: 'Four',
    description: 'Four languages.',
  },
  { prefix: '/ja/', lang: 'ja-JP', label: '日本語', title: '四言語', description: '四つの言語。' },
  { prefix: '/ar/', lang: 'ar', label: 'العربية', title: 'أربع', description: 'أربع لغات.' },
] as const

/** Some words only: the rest is borrowed. */
const WORDS = {
  'ja-JP': defineLocale({
    interface: {
      search: '検索',
      home: 'ホーム',
      tags: 'タグ',
      changeLanguage: '言語を選択',
      noTranslation: '翻訳がありません',
      postsCount: '{n} 件',
      searchCountIn: '{language}で {n} 件',
      notFoundTitle: 'ページが見つかりません',
      alsoIn: '{languages}でも読めます',
    },
    blocks: { callout: { tip: 'ヒント' } },
    offline: { title: 'オフラインです' },
  }),
  ar: defineLocale({
    interface: {
      search: 'بحث',
      changeLanguage: 'اختر اللغة',
      postsCount: 'لا مقالات|مقالة واحدة|مقالتان|{n} مقالات|{n} مقالة|{n} مقال',
    },
  }),
  'en-US': defineLocale({ interface: { archives: 'Chronicle' } }),
}

const dir = (prefix: string): string => prefix.slice(1)

const COLLECTIONS = LOCALES.map(({ prefix }) => ({
  type: 'post' as const,
  dir: `${dir(prefix)}blog`,
  title: 'Blog',
  link: `${prefix}blog/`,
  linkPrefix: `${prefix}article/`,
}))

const CODE = '\n\n```ts\nconst answer = 42\n```\n'

/** Four languages, one of them written from right to left; the Arabic page names all others. */
export function serveLanguages(): Promise<AuthorSite> {
  return serveAuthorSite(
    {
      ...Object.fromEntries(
        LOCALES.map(({ prefix, title }) => [
          `${dir(prefix)}README.md`,
          source({ title, permalink: prefix }),
        ]),
      ),
      'blog/a.md': post({ title: '甲', permalink: '/article/a/', tags: ['Go'] }, '布隆过滤器。'),
      'en/blog/a.md': post(
        { title: 'First', permalink: '/en/article/a/', translation: '/article/a/' },
        'A Bloom filter.',
      ),
      'en/blog/alone.md': post({ title: 'Alone', permalink: '/en/article/alone/' }, 'Only here.'),
      'ja/blog/a.md': post(
        {
          title: '最初の記事',
          permalink: '/ja/article/a/',
          translation: '/en/article/a/',
          tags: ['Go'],
        },
        `::: tip\nデータベースの索引を検索する。\n:::\n\n## 設定\n\n東京でサーバーを起動する。${CODE}`,
      ),
      'ar/blog/a.md': post(
        {
          title: 'المقالة الأولى',
          permalink: '/ar/article/a/',
          translation: ['/article/a/', '/en/article/a/', '/ja/article/a/'],
        },
        `مرشح بلوم بنية بيانات.\n\n## العنوان\n\n::: details مزيد\nنص\n:::${CODE}`,
      ),
    },
    { locales: LOCALES, collections: COLLECTIONS, cards: false },
    (root) => {
      for (const [lang, words] of Object.entries(WORDS))
        write(join(root, 'locale', `${lang}.ts`), `export default ${JSON.stringify(words)}\n`)
    },
  )
}
