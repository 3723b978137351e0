import { expect, test } from 'vitest'
import { readOpenApi } from './openapi.ts'
import { openApiChanges } from './openapi-changes.ts'

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

/** What changes when the contract reads so instead. */
function changesWhen(...edits: [from: string, to: string][]) {
  const after = edits.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, contract)
  return openApiChanges(readOpenApi(contract), readOpenApi(after)).map(
    ({ severity, where, what }) => `${severity} ${where}: ${what}`,
  )
}

test('what stays as it was, or only grows, breaks nobody [CTR-02]', () => {
  expect(changesWhen()).toEqual([])
  expect(
    changesWhen([
      '        sku: { type: string }\n        price',
      '        sku: { type: string }\n        brand: { type: string }\n        price',
    ]),
  ).toEqual([])
  expect(changesWhen(['paths:\n', 'paths:\n  /new: { get: { operationId: n, responses: {} } }\n'])).toEqual([])
})

test.each<[string, [string, string][], string[]]>([
  ['a call that goes', [['/orders:', '/order:']], ['breaking POST /orders: is gone']],
  ['a method that goes', [['    post:', '    put:']], ['breaking POST /orders: is gone']],
  [
    'an answer that goes',
    [["        '404': { $ref: '#/components/responses/NotFound' }\n", '']],
    ['breaking GET /goods/{id} 404: is no answer any more'],
  ],
  [
    'another answer',
    [["        '201':", "        '202': {}\n        '201':"]],
    ['risky POST /orders 202: is an answer too'],
  ],
  [
    'a field that is read and goes',
    [['        count: { type: integer }\n', '']],
    ['breaking GET /goods/{id} 200.count: is gone'],
  ],
  [
    'a field that is read and can be missing',
    [['[sku, price, tags]', '[sku, tags]']],
    ['breaking GET /goods/{id} 200.price: can be missing'],
  ],
  [
    'a field that is read and can be null',
    [['tags: { type: array, items: { type: string } }', "tags: { type: array, items: { type: [string, 'null'] } }"]],
    ['breaking GET /goods/{id} 200.tags[*]: can be null'],
  ],
  [
    'a type that is read',
    [['count: { type: integer }\n', 'count: { type: string }\n']],
    ['breaking GET /goods/{id} 200.count: is string and was integer'],
  ],
  [
    'a whole number that need not be one',
    [['        count: { type: integer }\n', '        count: { type: number }\n']],
    ['breaking GET /goods/{id} 200.count: is number and was integer'],
  ],
  [
    'one more value that is read',
    [['[new, sold]', '[new, sold, lent]']],
    ['risky GET /goods/{id} 200.state: can be lent too'],
  ],
  ['one value less that is read', [['[new, sold]', '[new]']], []],
  [
    'a value that cannot be sent any more',
    [['[gift, work]', '[gift]']],
    ['breaking POST /orders body.reason: cannot be work any more'],
  ],
  ['one more value that can be sent', [['[gift, work]', '[gift, work, fun]']], []],
  [
    'a field that has to be sent',
    [['required: [sku]', 'required: [sku, reason]']],
    ['breaking POST /orders body.reason: has to be sent'],
  ],
  [
    'a new field that has to be sent',
    [
      ['required: [sku]', 'required: [sku, size]'],
      ['                sku:', '                size: { type: string }\n                sku:'],
    ],
    ['breaking POST /orders body.size: has to be sent'],
  ],
  [
    'a field that can be null no more when sent',
    [["note: { type: [string, 'null'] }", 'note: { type: string }']],
    ['breaking POST /orders body.note: can be null no more'],
  ],
  [
    'narrower limits of what is sent',
    [['maximum: 9', 'maximum: 5']],
    ['breaking POST /orders body.count: has narrower limits'],
  ],
  ['wider limits of what is sent', [['maximum: 9', 'maximum: 50']], []],
  [
    'a parameter that has to be sent',
    [['in: query,', 'in: query, required: true,']],
    ['breaking GET /goods/{id} query page: has to be sent'],
  ],
  [
    'a parameter that goes',
    [['        - { name: page, in: query, schema: { type: integer } }\n', '']],
    ['breaking GET /goods/{id} query page: is gone'],
  ],
])('%s', (_what, edits, changes) => {
  expect(changesWhen(...edits)).toEqual(changes)
})

test('a schema that contains itself comes to an end', () => {
  const tree = `
paths: { /tree: { get: { operationId: tree, responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Node' } } } } } } } }
components: { schemas: { Node: { type: object, properties: { name: { type: string }, nodes: { type: array, items: { $ref: '#/components/schemas/Node' } } } } } }
`
  expect(
    openApiChanges(readOpenApi(tree), readOpenApi(tree.replace('name: { type: string }', 'title: { type: string }'))),
  ).toMatchObject([{ where: 'GET /tree 200.name', what: 'is gone' }])
})
