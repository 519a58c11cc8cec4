import type { LateWords } from './words.ts'

export const zhCNLate: LateWords = {
  runStop: '停止',
  runReset: '还原',
  runEditor: '程序（Tab 缩进，Esc 离开）',
  running: '正在运行……',
  runLoading: '正在准备……',
  runDone: '运行结束，用时 {s} 秒',
  runFailed: '程序出错，用时 {s} 秒',
  runNothing: '（没有输出）',
  runCancelled: '已停止。',
  runTime: '{n} 秒内没有结束，已停止。可以再试一次。',
  runSize: '输出太多，只显示开头，程序已停止。',
  runUnreachable: '无法连接 {host}。请检查网络后再试一次。',
  runRefused: '{host} 拒绝了请求（{detail}）。请稍后再试。',
  runAnswer: '{host} 返回了无法识别的内容。请稍后再试。',
  runCut: '与 {host} 的连接中断，输出不完整。可以再试一次。',
  runThisSite: '本站',
  runOutput: '运行结果',
  commentsLoading: '正在加载评论……',
  commentsFailed: '评论加载失败。可以再试一次，或者到 GitHub 上查看讨论。',
}
