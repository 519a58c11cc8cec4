import type { Golden } from './golden-files.ts'
export async function diagnostics(): Promise<Golden> { return { files: new Map(), owns: [] } }
