import { defineLocale } from 'keep-it-simple'

export default defineLocale({
  interface: { search: '検索', home: 'ホーム', postsCount: '{n} 件' },
})
