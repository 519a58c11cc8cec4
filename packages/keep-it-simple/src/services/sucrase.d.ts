declare module 'sucrase' {
  export function transform(code: string, options: object): { readonly code: string }
}
