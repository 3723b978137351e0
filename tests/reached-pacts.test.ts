import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { findOperation, UPSTREAMS } from '#contracts/operations.ts'
import { differ } from './support/differ.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The sources of the shop, without tests. */
const shop = readdirSync(join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixtures)\./.test(path))
  .map((path) => read(`app/${path}`))
  .join('\n')

/** The operations that each method of an upstream's client calls. */
function listMethods(upstream: string): { method: string; operation: string }[] {
  const source = ts.createSourceFile('client.ts', read(`contracts/${upstream}/client.ts`), ts.ScriptTarget.Latest, true)
  const operations: { method: string; operation: string }[] = []
  visit(source, undefined)
  return operations

  function visit(node: ts.Node, method: string | undefined): void {
    const isMember =
      ts.isMethodDeclaration(node) || (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer))
    const inside = isMember && node.name && ts.isIdentifier(node.name) ? (method ?? node.name.text) : method
    if (ts.isCallExpression(node) && node.expression.getText() === 'call' && inside) {
      const [name] = node.arguments
      if (name && ts.isStringLiteral(name)) operations.push({ method: inside, operation: name.text })
    }
    ts.forEachChild(node, (child) => visit(child, inside))
  }
}

type Pact = {
  interactions: { request: { method: string; path: string; body?: { content?: { query?: string } } } }[]
}

/** The operations of an upstream's pact. */
const listInPact = (upstream: string) => {
  const { interactions }: Pact = JSON.parse(read(`contracts/pacts/storefront-${upstream}.json`))
  return interactions.map(({ request: { method, path, body } }) =>
    findOperation(upstream, method, path, body?.content?.query),
  )
}

const isCalled = (method: string) => new RegExp(`\\.${method}\\(`).test(shop)

test.each(UPSTREAMS.filter((upstream) => upstream !== 'webhooks'))(
  'the pact of %s has the calls that the shop makes, and no other [CTR-04]',
  (upstream) => {
    const reached = listMethods(upstream).flatMap(({ method, operation }) => (isCalled(method) ? [operation] : []))
    expect(reached.length, `Call a method of contracts/${upstream}/client.ts in app`).toBeGreaterThan(0)
    const inPact = listInPact(upstream).map((operation) => operation ?? 'a call outside the contract')
    expect(
      differ([...new Set(reached)], [...new Set(inPact)], {
        lacks: (name) => `Say what the shop relies on of ${name} in contracts/${upstream}/client.pact.test.ts`,
        tooMany: (name) => `Call ${name} in app, or take it out of contracts/${upstream}/client.pact.test.ts`,
      }),
    ).toEqual([])
  },
)
