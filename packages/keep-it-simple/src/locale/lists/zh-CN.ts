import type { ListWords } from './words.ts'

export const zhCNLists: ListWords = {
  tagTitle: '标签：{name}',
  categoryTitle: '分类：{name}',
  pagedTitle: '{title} · 第 {n} 页',
  notFoundNear: '您要找的也许是',
  searchNeedsScript: '搜索需要启用 JavaScript。',
}
