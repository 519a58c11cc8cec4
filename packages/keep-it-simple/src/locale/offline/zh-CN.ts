import type { OfflineWords } from './words.ts'

export const zhCNOffline: OfflineWords = {
  title: '现在没有网络',
  text: '这个页面没有保存在本设备上，联网后就能打开。',
  cached: '保存在本设备上的页面',
  none: '本设备上还没有保存页面。',
  later: '稍后再读',
  remove: '全部删除',
  removed: '已全部删除。',
  stay: '现在没有网络，那个页面也没有保存在本设备上。',
  newVersion: '本站有新版本。',
  takeIt: '刷新以更新',
  close: '关闭',
  notSaved: '保存失败：没有网络，或者存储空间不足。',
  searched: '没有网络，只搜索了保存在本设备上的页面',
}
