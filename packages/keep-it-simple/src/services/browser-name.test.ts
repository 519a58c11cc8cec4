import { expect, it } from 'vitest'
import { browserName } from './browser-name.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
it.each([
  [`${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36`, 'Chrome 149'],
  [
    `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Safari/537.36 Edg/149.0`,
    'Edge 149',
  ],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15`, 'Safari 18'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145'],
  ['something else', ''],
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})
