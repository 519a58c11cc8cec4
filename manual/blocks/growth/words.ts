export default {
  'zh-CN': { controls: '参数', rate: '年增长', years: '年数', factor: '是原来的', times: '倍' },
  'en-US': { controls: 'Values', rate: 'Rate', years: 'Years', factor: 'Result', times: 'times' },
}
