export default {
  'zh-CN': {
    printedBy: '{script} 的输出',
    recorded: '用 {tool} 录得 · {date} · 构建时不执行',
    shown: '以前用 {tool} 运行 · {date} · 照页面保存，构建时不执行',
    notExecuted: '构建时未执行',
    recompute: '自己算一遍',
    colon: '：',
  },
  'en-US': {
    printedBy: 'Output of {script}',
    recorded: 'Recorded with {tool} · {date} · not executed at build',
    shown: 'Run earlier with {tool} · {date} · kept as shown, not executed at build',
    notExecuted: 'Not executed at build',
    recompute: 'Recompute this',
    colon: ': ',
  },
}
