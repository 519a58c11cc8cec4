import type { Event } from './event.ts'
import { describe as loose, icon } from './loose.ts'
import { parseEvent } from './parse.ts'
import { describe as strict } from './strict.ts'

const text = '{ "kind": "fail", "reason": "timeout" }'
const event: Event = JSON.parse(text)
console.log('loose:', loose(event), icon(event))
try {
  console.log(strict(event))
} catch (error) {
  console.log('strict:', (error as Error).message)
}
console.log('parsed:', parseEvent(text), parseEvent('{ "kind": "toString" }'))
console.log('parsed:', parseEvent('{ "kind": "finish", "bytes": 9 }'))
