import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '#tests/support/shop.ts'
import { sendRaw } from './raw-http.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What browsers send with a request of another site, of a subdomain, and what old ones send. */
const FOREIGN_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://evil.spoke.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { referer: 'https://evil.example/' },
]
/** What a form of another site can send without asking first. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'text/plain']

const readSources = (folder: string, suffix: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => suffix.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))

/** The id and the name of every server function in the build. */
const listServerFunctions = () =>
  readSources('.output/server', /\.js$/).flatMap((code) =>
    [...code.matchAll(/createServerRpc\(\{\s*id: "([\w-]+)",\s*name: "(\w+)"/g)].map(([, id = '', name = '']) => ({
      id,
      name,
    })),
  )

test('every server function refuses calls from other sites [OPS-04]', async ({ baseURL }) => {
  const functions = listServerFunctions()
  const declared = readSources('app', /\.tsx?$/).flatMap((code) => code.match(/= createServerFn\(/g) ?? [])
  expect(functions.length).toBe(declared.length)
  expect(functions.length).toBeGreaterThan(30)
  // two functions of one name would get different ids in the browser and on the server
  expect(functions.filter(({ id, name }) => id !== name)).toEqual([])
  for (const { id, name } of functions)
    for (const headers of FOREIGN_HEADERS)
      for (const method of ['GET', 'POST']) {
        const { status } = await sendRaw(baseURL, `/_serverFn/${id}`, { method, headers })
        expect(status, `${method} ${name} with ${JSON.stringify(headers)}`).toBe(403)
      }
})

test('every route that takes posts refuses those from other sites [OPS-04]', async ({ baseURL }) => {
  const paths = readSources('app/routes', /(?<!\.test)\.tsx?$/)
    .filter((code) => /\bPOST\b/.test(code))
    .flatMap((code) => code.match(/createFileRoute\('([^']+)'\)/)?.[1] ?? [])
  expect(paths).toEqual(
    expect.arrayContaining([
      '/cart',
      '/country',
      '/newsletter',
      '/refer-a-friend',
      '/returns',
      '/order-status',
      '/spoke-feedback',
      '/unsubscribe',
      '/api/report',
    ]),
  )
  for (const path of paths.flatMap((path) => [path, `/us${path}`, `${path}/`]))
    for (const headers of FOREIGN_HEADERS)
      for (const type of FORM_TYPES) {
        const sent = { method: 'POST', headers: { ...headers, 'content-type': type }, body: 'region=us' }
        const response = await sendRaw(baseURL, path, sent)
        expect([403, 404, 405], `${path} as ${type} with ${JSON.stringify(headers)}`).toContain(response.status)
        expect(response.headers.get('set-cookie')).toBeNull()
      }
})
