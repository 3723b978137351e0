import { expect, test } from 'vitest'
import { readOpenApi } from './openapi.ts'
import { findOpenApiChanges } from './openapi-changes.ts'

const contract = `
paths:
  /goods/{id}:
    get:
      operationId: goods
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: page, in: query, schema: { type: integer } }
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Goods' } } } }
        '404': { $ref: '#/components/responses/NotFound' }
  /orders:
    post:
      operationId: order
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [sku]
              properties:
                sku: { type: string }
                note: { type: [string, 'null'] }
                reason: { enum: [gift, work] }
                count: { type: integer, minimum: 1, maximum: 9 }
      responses:
        '201': { description: Made. }
components:
  responses:
    NotFound: { content: { application/json: { schema: { type: object, required: [error], properties: { error: { type: string } } } } } }
  schemas:
    Goods:
      type: object
      required: [sku, price, tags]
      properties:
        sku: { type: string }
        price: { anyOf: [{ type: number }, { type: 'null' }] }
        state: { type: string, enum: [new, sold] }
        tags: { type: array, items: { type: string } }
        count: { type: integer }
`

/** The changes after some edits of the contract. */
function findChangesAfter(...edits: [from: string, to: string][]) {
  const after = edits.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, contract)
  return findOpenApiChanges(readOpenApi(contract), readOpenApi(after)).map(
    ({ severity, where, what }) => `${severity} ${where}: ${what}`,
  )
}

test('an unchanged or extended contract breaks nothing [CTR-02]', () => {
  expect(findChangesAfter()).toEqual([])
  expect(
    findChangesAfter([
      '        sku: { type: string }\n        price',
      '        sku: { type: string }\n        brand: { type: string }\n        price',
    ]),
  ).toEqual([])
  expect(findChangesAfter(['paths:\n', 'paths:\n  /new: { get: { operationId: n, responses: {} } }\n'])).toEqual([])
})

test.each<[string, [string, string][], string[]]>([
  ['a removed operation', [['/orders:', '/order:']], ['breaking POST /orders: is removed']],
  ['a removed method', [['    post:', '    put:']], ['breaking POST /orders: is removed']],
  [
    'a removed response',
    [["        '404': { $ref: '#/components/responses/NotFound' }\n", '']],
    ['breaking GET /goods/{id} 404: is no longer a response'],
  ],
  [
    'an added response',
    [["        '201':", "        '202': {}\n        '201':"]],
    ['risky POST /orders 202: is now also a response'],
  ],
  [
    'a removed field that is read',
    [['        count: { type: integer }\n', '']],
    ['breaking GET /goods/{id} 200.count: is removed'],
  ],
  [
    'an optional field that is read',
    [['[sku, price, tags]', '[sku, tags]']],
    ['breaking GET /goods/{id} 200.price: is no longer required'],
  ],
  [
    'a nullable field that is read',
    [['tags: { type: array, items: { type: string } }', "tags: { type: array, items: { type: [string, 'null'] } }"]],
    ['breaking GET /goods/{id} 200.tags[*]: can now be null'],
  ],
  [
    'another type that is read',
    [['count: { type: integer }\n', 'count: { type: string }\n']],
    ['breaking GET /goods/{id} 200.count: was integer and is now string'],
  ],
  [
    'an integer that becomes a number',
    [['        count: { type: integer }\n', '        count: { type: number }\n']],
    ['breaking GET /goods/{id} 200.count: was integer and is now number'],
  ],
  [
    'an added enum value that is read',
    [['[new, sold]', '[new, sold, lent]']],
    ['risky GET /goods/{id} 200.state: can now also be lent'],
  ],
  ['a removed enum value that is read', [['[new, sold]', '[new]']], []],
  [
    'a removed enum value that is sent',
    [['[gift, work]', '[gift]']],
    ['breaking POST /orders body.reason: can no longer be work'],
  ],
  ['an added enum value that is sent', [['[gift, work]', '[gift, work, fun]']], []],
  [
    'a required field that is sent',
    [['required: [sku]', 'required: [sku, reason]']],
    ['breaking POST /orders body.reason: is now required'],
  ],
  [
    'an added required field that is sent',
    [
      ['required: [sku]', 'required: [sku, size]'],
      ['                sku:', '                size: { type: string }\n                sku:'],
    ],
    ['breaking POST /orders body.size: is now required'],
  ],
  [
    'a non-null field that is sent',
    [["note: { type: [string, 'null'] }", 'note: { type: string }']],
    ['breaking POST /orders body.note: can no longer be null'],
  ],
  [
    'narrower limits of a field that is sent',
    [['maximum: 9', 'maximum: 5']],
    ['breaking POST /orders body.count: has narrower limits'],
  ],
  ['wider limits of a field that is sent', [['maximum: 9', 'maximum: 50']], []],
  [
    'a required parameter',
    [['in: query,', 'in: query, required: true,']],
    ['breaking GET /goods/{id} query page: is now required'],
  ],
  [
    'a removed parameter',
    [['        - { name: page, in: query, schema: { type: integer } }\n', '']],
    ['breaking GET /goods/{id} query page: is removed'],
  ],
])('finds the change: %s', (_what, edits, changes) => {
  expect(findChangesAfter(...edits)).toEqual(changes)
})

test('a recursive schema can be compared', () => {
  const tree = `
paths: { /tree: { get: { operationId: tree, responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Node' } } } } } } } }
components: { schemas: { Node: { type: object, properties: { name: { type: string }, nodes: { type: array, items: { $ref: '#/components/schemas/Node' } } } } } }
`
  expect(
    findOpenApiChanges(
      readOpenApi(tree),
      readOpenApi(tree.replace('name: { type: string }', 'title: { type: string }')),
    ),
  ).toMatchObject([{ where: 'GET /tree 200.name', what: 'is removed' }])
})
