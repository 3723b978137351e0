import { expect, test } from 'vitest'
import { isRegisteredPreview } from '#app/content/preview/preview-mode.ts'
import { createPreviewPass } from '#app/content/preview/preview-pass.ts'
import { previewPass } from '#app/visitor/cookies.ts'
import { createVisitor } from '#app/visitor/visitor.server.ts'
import { restoreLocation, toPageRequest, toSharedAddress } from './-page-request.ts'

const KEY = 'a key of the content service'
const ORIGIN = 'https://shop.example'

const PRODUCTION = { isProduction: true, isTls: true, key: KEY }

/** The headers of a browser that has followed its preview link, over https or http. */
async function withPass({ key = KEY, isTls = true } = {}) {
  const stored: string[] = []
  const headers = { read: () => '', set: (name: string, value: string) => stored.push(`${name}=${value}`), delete() {} }
  createVisitor(headers, isTls).setCookie(previewPass, await createPreviewPass(key))
  return { cookie: `a=1; ${stored.join('; ')}` }
}

async function receive(target: string, headers: Record<string, string> = {}, rules: Partial<typeof PRODUCTION> = {}) {
  const incoming = new Request(ORIGIN + target, { headers })
  const { request, dropped, redirect } = await toPageRequest(incoming, { ...PRODUCTION, ...rules })
  return {
    target: request.url.slice(ORIGIN.length),
    headers: Object.fromEntries(request.headers),
    dropped,
    isPreview: isRegisteredPreview(request),
    location: redirect?.headers.get('location'),
  }
}

test('a page is rendered with the parameters that it reads [OPS-03]', async () => {
  expect(await receive('/products/heroes-navy?x=1&w=34&gclid=2', { accept: 'text/html' })).toMatchObject({
    target: '/products/heroes-navy?w=34',
    headers: { accept: 'text/html' },
    dropped: ['x=1', 'gclid=2'],
    isPreview: false,
  })
})

test('a posted form keeps its body', async () => {
  const posted = new Request(`${ORIGIN}/cart?x=1`, { method: 'POST', body: 'line=1' })
  const { request } = await toPageRequest(posted, PRODUCTION)
  expect([request.url, request.method, await request.text()]).toEqual([`${ORIGIN}/cart`, 'POST', 'line=1'])
})

test('pictures have no shared address, whatever their query [OPS-03] [OPS-07]', () => {
  expect(toSharedAddress('/cdn/images/heroes-navy/front.jpg?width=640')).toBeNull()
})

test('the query of a server function is left unchanged', async () => {
  expect(await receive('/_serverFn/a?payload=1&x=2')).toMatchObject({
    target: '/_serverFn/a?payload=1&x=2',
    dropped: [],
  })
})

test.each([
  { isTls: true, protocol: 'https' },
  { isTls: false, protocol: 'http' },
])('with the pass of a link over $protocol, preview=true shows drafts [NAV-18]', async ({ isTls }) => {
  const target = '/us/products/heroes-navy?preview=true&w=34&x=1'
  expect(await receive(target, await withPass({ isTls }), { isTls })).toMatchObject({
    target: '/us/products/heroes-navy?w=34&preview=true',
    isPreview: true,
  })
})

test('a pass that a page without TLS could have stored opens nothing over https [NAV-18] [OPS-04]', async () => {
  expect(await receive('/?preview=true', await withPass({ isTls: false }))).toMatchObject({ isPreview: false })
})

test('outside production, preview=true alone shows drafts [NAV-18]', async () => {
  const open = { isProduction: false }
  expect(await receive('/?preview=true&x=1', {}, open)).toMatchObject({ target: '/?preview=true', isPreview: true })
  expect(await receive('/_serverFn/a', { 'x-preview': 'true' }, open)).toMatchObject({ isPreview: true })
  expect(await receive('/', {}, open)).toMatchObject({ target: '/', isPreview: false })
})

test('without a pass, preview=true leads to the published page [NAV-18] [OPS-04]', async () => {
  const target = '/products/heroes-navy?w=34&preview=true&gclid=2'
  const refused = { isPreview: false, location: '/products/heroes-navy?w=34&gclid=2' }
  expect(await receive(target)).toMatchObject(refused)
  expect(await receive(target, { 'x-preview': 'true' })).toMatchObject(refused)
  expect(await receive(target, { cookie: '__Host-spoke_preview=true' })).toMatchObject(refused)
  expect(await receive(target, await withPass({ key: 'another key of a service' }))).toMatchObject(refused)
})

test('a shop without a preview key shows no drafts [NAV-18] [OPS-04]', async () => {
  const { request, redirect } = await toPageRequest(
    new Request(`${ORIGIN}/?preview=true`, { headers: await withPass() }),
    { ...PRODUCTION, key: undefined },
  )
  expect([isRegisteredPreview(request), redirect?.headers.get('location')]).toEqual([false, '/'])
})

test('a pass alone shows published content [NAV-18]', async () => {
  expect(await receive('/', await withPass())).toMatchObject({ target: '/', isPreview: false })
  expect(await receive('/llms.txt', { ...(await withPass()), 'x-preview': 'true' })).toMatchObject({ isPreview: false })
})

test('a server function reads drafts for a preview with a pass only [NAV-18] [OPS-04]', async () => {
  const marked = { 'x-preview': 'true' }
  expect(await receive('/_serverFn/a', { ...(await withPass()), ...marked })).toMatchObject({ isPreview: true })
  expect(await receive('/_serverFn/a', marked)).toMatchObject({ isPreview: false })
  expect(await receive('/_serverFn/a', await withPass())).toMatchObject({ isPreview: false })
})

test('a refused preview never leads to another site [OPS-04]', async () => {
  expect(await receive('//evil.example/?preview=true')).toMatchObject({ location: '/' })
})

test('previews and server functions have no shared address [OPS-03] [NAV-18]', () => {
  expect(toSharedAddress('/?preview=true')).toBeNull()
  expect(toSharedAddress('/_serverFn/a?payload=1')).toBeNull()
  expect(toSharedAddress('/?preview=1')).toEqual({ target: '/', dropped: [] })
})

test('a redirect keeps the parameters that its page does not read', () => {
  const response = new Response(null, { status: 307, headers: { location: '/us' } })
  expect(restoreLocation(response, ['gclid=1']).headers.get('location')).toBe('/us?gclid=1')
})

test('an address with eight thousand parameters is the page of the first hundred, at little cost [OPS-03] [OPS-08]', () => {
  const query = Array.from({ length: 8_000 }, (_, index) => `a${index}=`).join('&')
  const begin = process.cpuUsage()
  for (let count = 0; count < 20; count++)
    expect(toSharedAddress(`/products/heroes-navy?w=34&${query}`)).toMatchObject({
      target: '/products/heroes-navy?w=34',
      dropped: { length: 99 },
    })
  const { user } = process.cpuUsage(begin)
  // before, one of them took 160 ms
  expect(user / 1_000 / 20).toBeLessThan(40)
})
