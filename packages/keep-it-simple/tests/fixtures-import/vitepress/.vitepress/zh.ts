export const zhNav = [{ text: '指南', link: '/zh/guide/start' }]
export const zhSidebar = {
  '/zh/guide/': [{ text: '指南', items: [{ text: '开始', link: '/zh/guide/start' }, { text: '提示块', link: '/zh/guide/containers' }] }],
}
