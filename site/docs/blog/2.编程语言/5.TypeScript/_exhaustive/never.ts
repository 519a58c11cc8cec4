export function assertNever(value: never): never {
  throw new Error(`没有处理：${JSON.stringify(value)}`)
}
