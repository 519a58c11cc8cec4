import type { OfflineWords } from './words.ts'

export const zhCNOffline: OfflineWords = {
  title: '现在没有网络',
  text: '要看的页面没有存在这台设备上，连上网络后就能打开。',
  kept: '存在这台设备上的页面',
  none: '这台设备上还没有存下页面。',
  later: '稍后再读',
  remove: '全部删除',
  removed: '已全部删除。',
  stay: '现在没有网络，那个页面也没有存在这台设备上。',
  newVersion: '本站有新版本。',
  takeIt: '刷新使用',
  close: '关闭',
  notSaved: '没能存下来：连不上网络，或者空间不够。',
  searched: '没有网络，只搜索了存在这台设备上的页面',
}
