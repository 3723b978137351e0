import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Values that people write, by the expression that shows them. */
const TYPED =
  /^(?:review|quote)\.(?:title|text|author)$|^address\.(?:name|phone)$|\b(?:firstName|lastName|giftMessage)$/

const PARTS = parse(
  'part.tsx',
  `const Part = () => <>
  <input name="a" /><input type="search" /><textarea /><input type="text" dir="auto" /><input type="email" />
  <input type="text" inputMode="decimal" /><p>{review.text}</p><p dir="auto">{quote.text}</p><bdi>{address.name}</bdi></>`,
)

function parse(file: string, text = readFileSync(file, 'utf8')): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

/** Fields for any text, and places that show what people write, whose direction is not that of their own text. */
function findUndirected(source: ts.SourceFile): string[] {
  const places: string[] = []
  const walk = (node: ts.Node): void => {
    if (isUndirectedField(node) || isUndirectedText(node))
      places.push(`${source.fileName} ${node.getText().slice(0, 60)}`)
    ts.forEachChild(node, walk)
  }
  walk(source)
  return places
}

function isUndirectedField(node: ts.Node): boolean {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return false
  const tag = node.tagName.getText()
  const type = readAttribute(node, 'type') ?? 'text'
  const takesText = tag === 'textarea' || (tag === 'input' && (type === 'text' || type === 'search'))
  return takesText && readAttribute(node, 'dir') === undefined && readAttribute(node, 'inputMode') !== 'decimal'
}

function isUndirectedText(node: ts.Node): boolean {
  if (!ts.isJsxExpression(node) || !node.expression || !TYPED.test(node.expression.getText())) return false
  if (!ts.isJsxElement(node.parent)) return false
  const { openingElement } = node.parent
  return openingElement.tagName.getText() !== 'bdi' && readAttribute(openingElement, 'dir') === undefined
}

const readAttribute = (element: ts.JsxOpeningLikeElement, name: string): string | undefined => {
  const attribute = element.attributes.properties.find(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === name,
  )
  return attribute && ts.isJsxAttribute(attribute)
    ? attribute.initializer?.getText().replaceAll(/["'{}]/g, '')
    : undefined
}

test('a field or text without a direction of its own is found [OPS-05]', () => {
  expect(findUndirected(PARTS).map((place) => place.replace('part.tsx ', ''))).toEqual([
    '<input name="a" />',
    '<input type="search" />',
    '<textarea />',
    '{review.text}',
  ])
})

test('what people type and wrote stands in the direction of its own text [OPS-05] [FORM-08]', () => {
  const files = globSync('app/**/*.tsx', { exclude: ['**/*.test.tsx'] })
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => findUndirected(parse(file)))).toEqual([])
})
