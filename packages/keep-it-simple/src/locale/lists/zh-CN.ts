import type { ListWords } from './words.ts'

export const zhCNLists: ListWords = {
  tagTitle: '标签：{name}',
  categoryTitle: '分类：{name}',
  pagedTitle: '{title} · 第 {n} 页',
  notFoundNear: '您要找的也许是',
  relatedAbout: '都讲到：{text}',
  relatedIn: '同在：{text}',
  relatedLinked: '正文里链接了它',
  citedAs: '引用处：“{text}”',
  savedIntro: '这个浏览器里保存的页面，没有网络也能打开；这份清单别人看不到。',
  savedHeading: '稍后再读',
  savedNone: '还没有。点文章末尾的“稍后再读”，它就会出现在这里。',
  readHeading: '最近读过',
  readNone: '还没有。读过的页面会列在这里。',
  savedNeedsScript: '清单保存在这个浏览器里，需要启用 JavaScript 才能显示。',
  searchNeedsScript: '搜索需要启用 JavaScript。',
}
