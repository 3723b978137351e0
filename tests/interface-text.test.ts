import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Attributes that somebody reads or hears. */
const SAID = new Set(['alt', 'title', 'label', 'placeholder', 'aria-label', 'aria-description', 'aria-valuetext'])

/** Text that is the same in every language: the brand, and signs. */
const SAME_EVERYWHERE = [/^SPOKE$/]

/** Words between tags and in attributes that are read out, as 'file:line text'. A number, a sign or a gap is no word. */
function wordsWrittenIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const note = (node: ts.Node, text: string) => {
    const words = text.trim()
    if (!/\p{L}{2}/u.test(words) || SAME_EVERYWHERE.some((same) => same.test(words))) return
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${words}`)
  }
  const noteLiterals = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node, node.text)
    else if (ts.isTemplateExpression(node))
      note(node, [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' '))
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(noteLiterals)
    else if (ts.isJsxExpression(node) && node.expression) noteLiterals(node.expression)
  }
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text)
    if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) noteLiterals(node)
    if (ts.isJsxAttribute(node) && SAID.has(node.name.getText()) && node.initializer) noteLiterals(node.initializer)
    ts.forEachChild(node, walk)
  }
  walk(source)
  return found
}

test('every word of the interface comes from the catalogue, none is written into a component [REG-09]', () => {
  const files = globSync('app/**/*.tsx', { cwd: root })
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => wordsWrittenIn(file, readFileSync(root + file, 'utf8')))).toEqual([])
})

test.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<p>{open ? "Close it" : t("open")}</p>', 'Close it'],
  ['<button aria-label="Close" />', 'Close'],
  ['<img alt={`A picture of $' + '{name}`} />', 'A picture of'],
])('words in %s are seen', (jsx, words) => {
  expect(wordsWrittenIn('a.tsx', jsx)).toEqual([`a.tsx:1 ${words}`])
})

test.each(['<p>{t("hello")}: <b>12</b> · %</p>', '<p>SPOKE</p>', '<input name="email" className="wide" />'])(
  'nobody reads a word in %s',
  (jsx) => {
    expect(wordsWrittenIn('a.tsx', jsx)).toEqual([])
  },
)
