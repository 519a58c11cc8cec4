import type { Plugin } from 'vite'

/**
 * React Router's links and forms, and what they bring, stay in a bundle that needs none of them: a name
 * for developers is written onto each, and a call nobody declared harmless makes it. Without the names,
 * and with the calls declared, four kilobytes of the application go.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => ({ code: leanSource(code), map: null }),
    },
  }
}

export const leanSource = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React(?:\$\d+)?\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ $1')
