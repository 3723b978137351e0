import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Attributes that are shown or announced. */
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-valuetext',
])

/** Text that is never translated. */
const UNTRANSLATED = [/^SPOKE$/]

/** Finds words in markup and text attributes, as 'file:line text'. Numbers and punctuation are not words. */
function findHardCodedText(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const texts: string[] = []
  const addText = (node: ts.Node, text: string) => {
    const words = text.trim()
    if (!/\p{L}{2}/u.test(words) || UNTRANSLATED.some((pattern) => pattern.test(words))) return
    texts.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${words}`)
  }
  const addLiterals = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) addText(node, node.text)
    else if (ts.isTemplateExpression(node))
      addText(node, [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' '))
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(addLiterals)
    else if (ts.isJsxExpression(node) && node.expression) addLiterals(node.expression)
  }
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node)) addText(node, node.text)
    if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) addLiterals(node)
    if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.has(node.name.getText()) && node.initializer)
      addLiterals(node.initializer)
    ts.forEachChild(node, walk)
  }
  walk(source)
  return texts
}

test('components contain no hard-coded text [REG-09]', () => {
  const files = globSync('app/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => findHardCodedText(file, readFileSync(root + file, 'utf8')))).toEqual([])
})

test.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<p>{open ? "Close it" : t("open")}</p>', 'Close it'],
  ['<button aria-label="Close" />', 'Close'],
  ['<img alt={`A picture of $' + '{name}`} />', 'A picture of'],
])('text in %s is found', (jsx, words) => {
  expect(findHardCodedText('a.tsx', jsx)).toEqual([`a.tsx:1 ${words}`])
})

test.each(['<p>{t("hello")}: <b>12</b> · %</p>', '<p>SPOKE</p>', '<input name="email" className="wide" />'])(
  'there is no hard-coded text in %s',
  (jsx) => {
    expect(findHardCodedText('a.tsx', jsx)).toEqual([])
  },
)
