import { expect, it } from 'vitest'
import { readWrk } from './wrk.ts'

it('reads what wrk prints, times in any unit, and every kind of error', () => {
  const text = `Running 5s test @ http://127.0.0.1/
  Latency Distribution
     50%  630.00us
     99%    2.41ms
  123456 requests in 5.00s, 1.00GB read
  Socket errors: connect 1, read 2, write 0, timeout 3
  Non-2xx or 3xx responses: 4
Requests/sec:  24691.20`
  expect(readWrk(text)).toEqual({ perSecond: 24691.2, p99: 2.41, errors: 10 })
  expect(readWrk('99%  1.50s\nRequests/sec: 2').p99).toBe(1500)
  expect(readWrk('99%  150.00us\nRequests/sec: 2').p99).toBe(0.15)
})
