import { mock } from 'node:test'
import { debounce, throttle } from './rate.ts'

/** 八种组合：每 30 ms 一个事件，到 210 ms 为止；等待 100 ms。打印「送达时刻:内容」。 */
for (const [name, make] of [['debounce', debounce], ['throttle', throttle]] as const)
  for (const leading of [false, true])
    for (const trailing of [false, true]) {
      mock.timers.reset()
      mock.timers.enable({ apis: ['setTimeout', 'Date'] })
      const calls: string[] = []
      const run = make((at: number) => calls.push(`${Date.now()}:${at}`), 100, { leading, trailing })
      for (let now = 0; now <= 1_000; now += 1) {
        if (now <= 210 && now % 30 === 0) run(now)
        mock.timers.tick(1)
      }
      const edges = `${leading ? 'leading' : '-'} ${trailing ? 'trailing' : '-'}`
      console.log(name, edges.padEnd(16), calls.join(' ') || '(nothing)')
    }
