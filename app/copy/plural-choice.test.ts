import ts from 'typescript'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,gen}.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const catalogues = import.meta.glob<Record<string, object>>(['./*.ts', '!./*.test.ts'], { eager: true })
const keys = new Set(Object.values(catalogues).flatMap((exported) => Object.values(exported).flatMap(Object.keys)))

/** `count === 1`, `n !== 1`, `lines.length > 1`: a comparison that tells one from many. */
const ONE_OR_MANY = /[!=]==? 1\b|\b(?:length|count|total) (?:> 1|< 2)\b/

/** Whether an expression is a catalogue key, or a call whose first argument is one. */
function isText(node: ts.Expression): boolean {
  const key = ts.isCallExpression(node) ? node.arguments[0] : node
  return key !== undefined && ts.isStringLiteralLike(key) && keys.has(key.text)
}

/** Conditionals that choose between two texts by whether a number is 1, as 'file:line text'. */
function findPluralChoices(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const choices: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isConditionalExpression(node) &&
      ONE_OR_MANY.test(node.condition.getText()) &&
      isText(node.whenTrue) &&
      isText(node.whenFalse)
    )
      choices.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText()}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return choices
}

test('no component chooses singular or plural by hand [REG-09]', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200)
  expect(Object.entries(sources).flatMap(([file, text]) => findPluralChoices(file, text))).toEqual([])
})

test.each(["t(count === 1 ? 'results' : 'failed')", "lines.length > 1 ? t('results', { count }) : t('failed')"])(
  'the check finds the plural chosen in %s',
  (code) => {
    expect(findPluralChoices('a.tsx', code)).toHaveLength(1)
  },
)
