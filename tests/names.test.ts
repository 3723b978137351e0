import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Names that do not say what they hold. */
const VAGUE = /\b(?:asked|begun|found|gone|kept|said|seen|told|trouble|wanted)\b/i

/** What a file names itself: variables, parameters, functions, types. Properties can be another's words. */
function listVagueNames(path: string, text: string): string[] {
  if (!VAGUE.test(text)) return []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const names: string[] = []
  const visit = (node: ts.Node) => {
    const isNamedHere =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      (ts.isBindingElement(node) &&
        (node.propertyName !== undefined || node.dotDotDotToken !== undefined || ts.isArrayBindingPattern(node.parent)))
    if (isNamedHere && node.name && ts.isIdentifier(node.name) && VAGUE.test(node.name.text)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names.map((name) => `${path}: ${name}`)
}

test('names say what they hold', () => {
  const files = globSync('{app,cli,contracts,mocks,scripts,tests}/**/*.{ts,tsx}').filter(
    (path) => !/\/generated\/|\.gen\.ts$/.test(path),
  )
  expect(files.length).toBeGreaterThan(2_500)
  expect(files.flatMap((path) => listVagueNames(path, readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  'const found = 1',
  'let Seen',
  'function told() {}',
  'const { answer: kept } = x',
  'const [gone] = x',
  'const { a, ...kept } = x',
  'type Wanted = 1',
  'x((asked) => 1)',
])('%s does not', (text) => {
  expect(listVagueNames('a.ts', text)).toHaveLength(1)
})
