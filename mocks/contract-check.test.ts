import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { answer } from './pipeline.ts'
import { buildCatalogue } from './world/catalogue/catalogue.ts'
import { createWorld } from './world/world.ts'

const catalogue = buildCatalogue(1)

/** An upstream of one handler, as the pipeline would meet it. */
function ask(resolve: () => Response, { strict = false } = {}) {
  const world = createWorld({ id: 'test', seed: 1, catalogue })
  const warnings: string[] = []
  const handlers = new Map([['fit', [http.get('*/fit/2024-05/fit/:id', resolve)]]])
  const request = new Request('http://localhost:4010/fit/2024-05/fit/jo@example.com')
  const options = { handlers, strict, warn: (message: string) => warnings.push(message) }
  return { response: answer(request, world, options), warnings, journal: () => world.journal.entries() }
}

test('an answer of ours that breaks its contract throws in a test [CTR-05]', async () => {
  const { response } = ask(() => HttpResponse.json({ fit: 'M' }), { strict: true })
  await expect(response).rejects.toThrow(/^fit savedFit broke its contract: /)
})

test('at run time it is answered, warned of and journalled [CTR-05]', async () => {
  const { response, warnings, journal } = ask(() => HttpResponse.json({ fit: 'M' }))
  expect((await response).status).toBe(200)
  expect(warnings).toEqual([expect.stringContaining('fit savedFit broke its contract')])
  expect(journal()).toMatchObject([{ kind: 'request', operation: 'savedFit', contract: 'broken' }, { kind: 'warning' }])
})

test('a status that the contract does not have breaks it [CTR-05]', async () => {
  const { response } = ask(() => new HttpResponse(null, { status: 418 }), { strict: true })
  await expect(response).rejects.toThrow('never answers 418')
})

test('JSON that is none breaks it too [CTR-05]', async () => {
  const garbled = () => new Response('{"fit":', { headers: { 'content-type': 'application/json' } })
  await expect(ask(garbled, { strict: true }).response).rejects.toThrow('not the JSON that it says it is')
})

test('a handler that throws answers 500 and is named', async () => {
  const { response, journal } = ask(() => {
    throw new Error('no drawer labelled fits')
  })
  expect((await response).status).toBe(500)
  expect(await (await response).json()).toEqual({ error: 'The simulated fit savedFit failed: no drawer labelled fits' })
  expect(journal()).toContainEqual(
    expect.objectContaining({ kind: 'warning', message: expect.stringContaining('no drawer') }),
  )
})

test('nobody’s email is left in the journal by a path [SIM-06]', async () => {
  const { response, journal } = ask(() => new HttpResponse(null, { status: 404 }))
  await response
  expect(JSON.stringify(journal())).not.toContain('jo@example.com')
})

test('a body that its etag says was looked at is not read again', async () => {
  const fit = { top: { cut: 'Slim', length: 'Regular' }, bottom: { waist: '34', build: 'B', leg: '32' } }
  const good = { fit, updated_at: '2026-11-21T10:00:00Z', email: null }
  const tagged = (body: unknown) => () => Response.json(body, { headers: { etag: '"seen"' } })
  await ask(tagged(good), { strict: true }).response
  const again = ask(tagged({ never: 'read' }), { strict: true })
  await again.response
  expect(again.journal()).toMatchObject([{ contract: 'ok' }])
})
