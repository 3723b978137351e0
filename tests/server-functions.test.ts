import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const CASES = parse(
  'case.ts',
  `export const a = createServerFn({ method: 'GET' }).handler(({ data }) => data)
export const b = createServerFn({ method: 'GET' }).validator((data) => data).handler(({ data }) => data)
export const c = createServerFn({ method: 'GET' }).validator(z.object({ region })).handler(({ data }) => data)
export const d = createServerFn({ method: 'GET' }).validator(schema).handler(({ data }) => data)
export const e = createServerFn({ method: 'GET' }).handler(() => 1)`,
)

function parse(file: string, text = readFileSync(file, 'utf8')): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

/** Every server function of a file, with whether a schema checks its input before the handler reads it. */
function listServerFunctions(source: ts.SourceFile): { name: string; isChecked: boolean }[] {
  const functions: { name: string; isChecked: boolean }[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer?.getText().startsWith('createServerFn('))
      functions.push({ name: `${source.fileName} ${node.name.getText()}`, isChecked: isChecked(node.initializer) })
    ts.forEachChild(node, walk)
  }
  walk(source)
  return functions
}

function isChecked(call: ts.Expression): boolean {
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return false
  const [handler] = call.arguments
  if (!handler || call.expression.name.text !== 'handler') return false
  if (ts.isFunctionLike(handler) && handler.parameters.length === 0) return true
  const before = call.expression.expression
  if (!ts.isCallExpression(before) || !ts.isPropertyAccessExpression(before.expression)) return false
  const [schema] = before.arguments
  // a function could let anything pass
  return before.expression.name.text === 'validator' && schema !== undefined && !ts.isFunctionLike(schema)
}

test('a server function whose input no schema checks is found [OPS-04]', () => {
  expect(listServerFunctions(CASES).map(({ isChecked }) => isChecked)).toEqual([false, false, true, true, true])
})

test('a schema checks the input of every server function [OPS-04]', () => {
  const functions = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) =>
    listServerFunctions(parse(file)),
  )
  expect(functions.length).toBeGreaterThan(50)
  expect(functions.filter(({ isChecked }) => !isChecked)).toEqual([])
})
