import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, startHydrogen } from '../processes.ts'

/** A worker that answers with what it is given, as a build of the skeleton has it. */
const WORKER = `export default {
  async fetch(request, environment, context) {
    context.waitUntil(Promise.resolve())
    await caches.open('hydrogen')
    const policy = "default-src 'self' https://cdn.shopify.com"
    return Response.json({ url: request.url, environment }, { headers: { 'content-security-policy': policy } })
  },
}`

let folder: string
let hydrogen: Running

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spoke-skeleton-'))
  for (const part of ['dist/server', 'dist/client/assets']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'dist/server/index.js'), WORKER)
  writeFileSync(join(folder, 'dist/client/assets/app.js'), 'let trousers'.repeat(200))
  hydrogen = await startHydrogen(folder, 'http://localhost:4010')
})
afterAll(async () => {
  await hydrogen.stop()
  rmSync(folder, { recursive: true })
})

test('a built skeleton gets the simulated store, and may show its pictures', async () => {
  const response = await fetch(`${hydrogen.origin}/products/heroes-navy`)
  expect(await response.json()).toMatchObject({
    url: `${hydrogen.origin}/products/heroes-navy`,
    environment: { PUBLIC_STORE_DOMAIN: 'http://localhost:4010/shopify/us' },
  })
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'self' http://localhost:4010 https://cdn.shopify.com",
  )
})

test("a skeleton's files are sent compressed, as the shop's are", async () => {
  const { headers } = await fetch(`${hydrogen.origin}/assets/app.js`, { headers: { 'accept-encoding': 'br' } })
  expect(headers.get('content-encoding')).toBe('br')
})
