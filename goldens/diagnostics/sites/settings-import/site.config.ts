import { b } from './a.ts'
export default b
