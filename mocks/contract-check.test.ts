import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { handleCall } from './pipeline.ts'
import { buildCatalogue } from './world/goods-file/build-goods-catalogue.ts'
import { createWorld } from './world/world.ts'

const catalogue = buildCatalogue(1)

/** Calls an upstream that has one handler. */
function call(resolve: () => Response, { strict = false } = {}) {
  const world = createWorld({ id: 'test', seed: 1, catalogue })
  const warnings: string[] = []
  const handlers = new Map([['fit', [http.get('*/fit/2024-05/fit/:id', resolve)]]])
  const request = new Request('http://localhost:4010/fit/2024-05/fit/jo@example.com')
  const options = { handlers, strict, warn: (message: string) => warnings.push(message) }
  return { response: handleCall(request, world, options), warnings, journal: () => world.journal.entries() }
}

test('a response that breaks its contract throws in strict mode [CTR-05]', async () => {
  const { response } = call(() => HttpResponse.json({ fit: 'M' }), { strict: true })
  await expect(response).rejects.toThrow(/^fit savedFit broke its contract: /)
})

test('otherwise it is sent, warned about and recorded [CTR-05]', async () => {
  const { response, warnings, journal } = call(() => HttpResponse.json({ fit: 'M' }))
  expect((await response).status).toBe(200)
  expect(warnings).toEqual([expect.stringContaining('fit savedFit broke its contract')])
  expect(journal()).toMatchObject([{ kind: 'request', operation: 'savedFit', contract: 'broken' }, { kind: 'warning' }])
})

test('a status outside the contract breaks it [CTR-05]', async () => {
  const { response } = call(() => new HttpResponse(null, { status: 418 }), { strict: true })
  await expect(response).rejects.toThrow('has no response 418')
})

test('invalid JSON breaks the contract [CTR-05]', async () => {
  const garbled = () => new Response('{"fit":', { headers: { 'content-type': 'application/json' } })
  await expect(call(garbled, { strict: true }).response).rejects.toThrow('not the JSON that it says it is')
})

test('a handler that throws responds 500 and is named', async () => {
  const { response, journal } = call(() => {
    throw new Error('no fits found')
  })
  expect((await response).status).toBe(500)
  expect(await (await response).json()).toEqual({ error: 'The simulated fit savedFit failed: no fits found' })
  expect(journal()).toContainEqual(
    expect.objectContaining({ kind: 'warning', message: expect.stringContaining('no fits') }),
  )
})

test('emails in paths are redacted in the journal [SIM-06]', async () => {
  const { response, journal } = call(() => new HttpResponse(null, { status: 404 }))
  await response
  expect(JSON.stringify(journal())).not.toContain('jo@example.com')
})

test('a body with a checked etag is not read again', async () => {
  const fit = { top: { cut: 'Slim', length: 'Regular' }, bottom: { waist: '34', build: 'B', leg: '32' } }
  const good = { fit, updated_at: '2026-11-21T10:00:00Z', email: null }
  const tagged = (body: unknown) => () => Response.json(body, { headers: { etag: '"checked"' } })
  await call(tagged(good), { strict: true }).response
  const again = call(tagged({ never: 'read' }), { strict: true })
  await again.response
  expect(again.journal()).toMatchObject([{ contract: 'ok' }])
})

test('a number where the contract has a text breaks it, although clients take it [CTR-05] [CTR-06]', async () => {
  const fit = { bottom: { waist: 34 } }
  await expect(call(() => HttpResponse.json({ fit }), { strict: true }).response).rejects.toThrow(
    '/fit/bottom/waist: has another type than in the contract',
  )
})
