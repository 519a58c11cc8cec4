import { dirname, resolve } from 'node:path'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parseModule, type Expression, type SourceModule, type Statement } from './parse-module.ts'

/** An expression and the file it stands in. */
export interface Written {
  readonly node: Expression
  readonly module: SourceModule
}

/** What a name of a module means: `undefined` where that is only known when it runs. */
export function valueOfName(name: string, module: SourceModule): Written | undefined {
  for (const statement of module.body) {
    if (statement.type === 'ImportDeclaration') {
      const found = imported(statement, name, module)
      if (found) return found
    } else {
      const declared = declarationOf(statement, name)
      if (declared) return { node: declared, module }
    }
  }
  return undefined
}

function declarationOf(statement: Statement, name: string): Expression | undefined {
  const inner =
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? statement.declaration
      : statement
  if (inner.type !== 'VariableDeclaration') return undefined
  const found = inner.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
  return found?.init ?? undefined
}

function imported(
  statement: Extract<Statement, { type: 'ImportDeclaration' }>,
  name: string,
  module: SourceModule,
): Written | undefined {
  const specifier = statement.specifiers.find(({ local }) => local.name === name)
  const target = specifier && importedModule(statement.source.value, module)
  if (!specifier || !target) return undefined
  if (specifier.type === 'ImportDefaultSpecifier') return exportOf('default', target)
  // A namespace has no expression of its own; its members are found by `memberOf`.
  return specifier.type === 'ImportSpecifier'
    ? exportOf(nameOf(specifier.imported), target)
    : undefined
}

/** The module behind `import * as name`. */
export function namespaceOf(name: string, module: SourceModule): SourceModule | undefined {
  for (const statement of module.body)
    if (
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.some(
        (one) => one.type === 'ImportNamespaceSpecifier' && one.local.name === name,
      )
    )
      return importedModule(statement.source.value, module)
  return undefined
}

/** What a module exports under a name, through whatever it passes on. */
export function exportOf(name: string, module: SourceModule, depth = 0): Written | undefined {
  if (depth > 20) return undefined
  for (const statement of module.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      if (name === 'default') return { node: statement.declaration as Expression, module }
    } else if (statement.type === 'ExportAllDeclaration' && statement.exported === null) {
      const target = name === 'default' ? undefined : importedModule(statement.source.value, module)
      const found = target && exportOf(name, target, depth + 1)
      if (found) return found
    } else if (statement.type === 'ExportNamedDeclaration') {
      const declared = declarationOf(statement, name)
      if (declared) return { node: declared, module }
      const specifier = statement.specifiers.find(({ exported }) => nameOf(exported) === name)
      if (!specifier) continue
      const local = nameOf(specifier.local)
      if (!statement.source) return valueOfName(local, module)
      const target = importedModule(statement.source.value, module)
      return target && exportOf(local, target, depth + 1)
    }
  }
  return undefined
}

export const nameOf = (node: { type: string; name?: string; value?: unknown }): string =>
  String(node.type === 'Literal' ? node.value : node.name)

/** Files of the author are followed; packages are not. */
function importedModule(source: string, from: SourceModule): SourceModule | undefined {
  const file = importedFile(source, from.file)
  return file === undefined ? undefined : parseModule(file)
}

export function importedFile(source: string, from: string): string | undefined {
  if (/^\.{1,2}\//.test(source))
    return resolve(dirname(from), decodeURI(source.replace(/[?#].*/, '')))
  if (!source.startsWith('#')) return undefined
  try {
    return createRequire(pathToFileURL(from)).resolve(source)
  } catch {
    return undefined
  }
}
