import { expect, test } from 'vitest'
import { getEncodedBody } from './cached-page.ts'
import { createPageCache, type Render } from './page-cache.ts'

const PUBLIC = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/** A cache on a fake clock, and an app whose renders the test resolves one by one. */
function setUp({ maxBytes }: { maxBytes?: number } = {}) {
  let time = 1_000
  const cache = createPageCache({ now: () => time, ...(maxBytes === undefined ? {} : { maxBytes }) })
  const renders: { withCookies: boolean; response: PromiseWithResolvers<Response> }[] = []
  const render: Render = ({ withCookies }) => {
    const response = Promise.withResolvers<Response>()
    renders.push({ withCookies, response })
    return response.promise
  }
  const createResponse = (body: string, headers: Record<string, string> = { 'cache-control': PUBLIC }, status = 200) =>
    new Response(body, { status, headers })
  const get = async (key = '/') => {
    const result = await cache.get(key, render)
    return [result.source, result.source === 'BYPASS' ? await result.response.text() : result.page.body.toString()]
  }
  const resolveRender = async (index: number, response: Response) => {
    renders[index]?.response.resolve(response)
    await new Promise(setImmediate)
  }
  return { cache, renders, createResponse, get, resolveRender, advance: (ms: number) => (time += ms) }
}

test('a fresh page is sent from memory [OPS-03]', async () => {
  const { renders, get, resolveRender, createResponse, advance } = setUp()
  const first = get()
  await resolveRender(0, createResponse('one'))
  expect(await first).toEqual(['MISS', 'one'])
  advance(9_999)
  expect(await get()).toEqual(['HIT', 'one'])
  expect(renders).toHaveLength(1)
})

test('a stale page is sent at once and renewed once in the background, without cookies [OPS-03]', async () => {
  const { renders, get, resolveRender, createResponse, advance } = setUp()
  const first = get()
  await resolveRender(0, createResponse('one'))
  await first
  advance(10_000)
  expect(await get()).toEqual(['STALE', 'one'])
  expect(await get()).toEqual(['STALE', 'one'])
  expect(renders.map(({ withCookies }) => withCookies)).toEqual([true, false])
  await resolveRender(1, createResponse('two'))
  expect(await get()).toEqual(['HIT', 'two'])
})

test('a page past its stale time is rendered anew', async () => {
  const { renders, get, resolveRender, createResponse, advance } = setUp()
  const first = get()
  await resolveRender(0, createResponse('one'))
  await first
  advance(70_000)
  const again = get()
  await resolveRender(1, createResponse('two'))
  expect(await again).toEqual(['MISS', 'two'])
  expect(renders).toHaveLength(2)
})

test('a hundred visitors who miss the same page cost one render [OPS-03]', async () => {
  const { renders, get, resolveRender, createResponse } = setUp()
  const waiting = Array.from({ length: 100 }, () => get())
  expect(renders).toHaveLength(1)
  await resolveRender(0, createResponse('one'))
  expect(new Set((await Promise.all(waiting)).map(String))).toEqual(new Set(['MISS,one']))
  expect(renders).toHaveLength(1)
})

test('visitors who waited for a personal page each get their own [OPS-03]', async () => {
  const { renders, get, resolveRender, createResponse } = setUp()
  const personal = { 'cache-control': 'private, no-store' }
  const mine = get('/cart')
  const yours = get('/cart')
  await resolveRender(0, createResponse('my cart', personal))
  await resolveRender(1, createResponse('your cart', personal))
  expect(await mine).toEqual(['BYPASS', 'my cart'])
  expect(await yours).toEqual(['BYPASS', 'your cart'])
  expect(renders).toHaveLength(2)
})

test('visitors do not wait for each other’s renders of a personal page', async () => {
  const { renders, get, resolveRender, createResponse } = setUp()
  const first = get('/cart')
  await resolveRender(0, createResponse('a', { 'cache-control': 'private' }))
  await first
  const two = [get('/cart'), get('/cart')]
  expect(renders).toHaveLength(3)
  await resolveRender(1, createResponse('b', { 'cache-control': 'private' }))
  await resolveRender(2, createResponse('c', { 'cache-control': 'private' }))
  expect(await Promise.all(two)).toEqual([
    ['BYPASS', 'b'],
    ['BYPASS', 'c'],
  ])
})

test('a page that stops being personal is cached from then on', async () => {
  const { renders, get, resolveRender, createResponse } = setUp()
  const first = get()
  await resolveRender(0, createResponse('mine', { 'cache-control': 'private' }))
  await first
  const second = get()
  await resolveRender(1, createResponse('ours'))
  expect(await second).toEqual(['MISS', 'ours'])
  expect(await get()).toEqual(['HIT', 'ours'])
  expect(renders).toHaveLength(2)
})

test('while the app fails, the old page is sent and renewals pause', async () => {
  const { renders, get, resolveRender, createResponse, advance } = setUp()
  const first = get()
  await resolveRender(0, createResponse('one'))
  await first
  advance(10_000)
  await get()
  await resolveRender(1, createResponse('broken', {}, 503))
  expect(await get()).toEqual(['STALE', 'one'])
  expect(renders).toHaveLength(2)
  advance(1_000)
  expect(await get()).toEqual(['STALE', 'one'])
  expect(renders).toHaveLength(3)
})

test('a renewal that throws leaves the old page in use', async () => {
  const { renders, get, resolveRender, createResponse, advance } = setUp()
  const first = get()
  await resolveRender(0, createResponse('one'))
  await first
  advance(10_000)
  await get()
  renders[1]?.response.reject(new Error('the app fell over'))
  await new Promise(setImmediate)
  expect(await get()).toEqual(['STALE', 'one'])
})

test('a render that throws fails its own visitor only', async () => {
  const { renders, get, resolveRender, createResponse } = setUp()
  const first = get()
  const second = get()
  renders[0]?.response.reject(new Error('the app fell over'))
  await expect(first).rejects.toThrow('the app fell over')
  await resolveRender(1, createResponse('one'))
  expect(await second).toEqual(['MISS', 'one'])
})

test('the least recently used page is removed first', async () => {
  const { cache, get, resolveRender, createResponse } = setUp({ maxBytes: 13_000 })
  const body = 'x'.repeat(200) // about 2,350 bytes each with its overhead: four fit into three quarters
  for (const [index, key] of ['/a', '/b', '/c', '/d'].entries()) {
    const page = get(key)
    await resolveRender(index, createResponse(body))
    await page
  }
  await get('/a')
  const fifth = get('/e')
  await resolveRender(4, createResponse(body))
  await fifth
  expect(cache.getSize().entries).toBe(4)
  expect(cache.getSize().bytes).toBeLessThanOrEqual(13_000)
  expect((await get('/a'))[0]).toBe('HIT')
  const removedPage = get('/b')
  await resolveRender(5, createResponse(body))
  expect((await removedPage)[0]).toBe('MISS')
})

test('a page too large to keep is still shared among those who advance for it', async () => {
  const { cache, get, resolveRender, createResponse } = setUp({ maxBytes: 10_000 })
  const waiting = [get(), get()]
  await resolveRender(0, createResponse('x'.repeat(20_000)))
  expect((await Promise.all(waiting)).map(([source]) => source)).toEqual(['MISS', 'MISS'])
  expect(cache.getSize()).toEqual({ entries: 0, bytes: 0 })
})

const createPage = () => new Response('x'.repeat(1_000), { headers: { 'cache-control': PUBLIC } })

test.each([
  ['missing pages', '/missing/', () => new Response('nothing here', { status: 404 })],
  [
    'missing pages that may be cached',
    '/missing/',
    () => new Response('x'.repeat(1_000), { status: 404, headers: { 'cache-control': PUBLIC } }),
  ],
  ['personal pages', '/mine/', () => new Response('my cart', { headers: { 'cache-control': 'private' } })],
  ['queries', '/search?q=', createPage],
])('five thousand %s leave every page of the shop in place [OPS-03]', async (_, prefix, createFlood) => {
  const { cache, advance } = setUp({ maxBytes: 1024 * 1024 })
  const pages = Array.from({ length: 100 }, (_, index) => `/pages/${index}`)
  for (const key of pages) await cache.get(key, async () => createPage())
  for (let index = 0; index < 5_000; index++) await cache.get(prefix + index, async () => createFlood())
  // the stale answers are the safety net of an outage
  advance(10_000)
  const sources = await Promise.all(pages.map(async (key) => (await cache.get(key, async () => createPage())).source))
  expect(new Set(sources)).toEqual(new Set(['STALE']))
  expect(cache.getSize().bytes).toBeLessThanOrEqual(1024 * 1024)
  expect(cache.getSize().entries).toBeLessThanOrEqual(100 + 2_000)
})

test('a cached 404 is reused for ten seconds at most, then asked for again', async () => {
  const { renders, get, resolveRender, createResponse, advance } = setUp()
  const longLived = { 'cache-control': 'public, s-maxage=3600, stale-while-revalidate=3600' }
  const first = get('/gone')
  await resolveRender(0, createResponse('gone', longLived, 404))
  await first
  advance(9_999)
  expect(await get('/gone')).toEqual(['HIT', 'gone'])
  advance(1)
  const again = get('/gone')
  await resolveRender(1, createResponse('back', longLived))
  expect(await again).toEqual(['MISS', 'back'])
  expect(renders).toHaveLength(2)
})

test('a renewal that lacks a part leaves the complete page in use [OPS-03]', async () => {
  const { get, resolveRender, createResponse, advance } = setUp()
  const first = get()
  await resolveRender(0, createResponse('complete'))
  await first
  advance(10_000)
  await get()
  await resolveRender(1, createResponse('without its menu', { 'cache-control': 'private, no-store' }))
  expect(await get()).toEqual(['STALE', 'complete'])
})

test('a renewal that finds the page gone removes it', async () => {
  const { get, resolveRender, createResponse, advance } = setUp()
  const first = get()
  await resolveRender(0, createResponse('one'))
  await first
  advance(10_000)
  await get()
  await resolveRender(1, createResponse('gone', {}, 404))
  const again = get()
  await resolveRender(2, createResponse('gone', {}, 404))
  expect(await again).toEqual(['BYPASS', 'gone'])
})

test('a renewed page with the same content keeps its compressed bodies [OPS-03] [OPS-07]', async () => {
  const { cache, renders, createResponse, get, resolveRender, advance } = setUp()
  const headers = { 'cache-control': PUBLIC, 'content-type': 'text/html' }
  const html = '<p>trousers that fit</p>'.repeat(200)
  const getBody = async () => {
    const result = await cache.get('/', async () => createResponse(html, headers))
    return result.source === 'BYPASS' ? null : (await getEncodedBody(result.page, 'br')).body
  }
  const first = await getBody()
  advance(10_000)
  await get()
  await resolveRender(0, createResponse(html, headers))
  expect(renders).toHaveLength(1)
  expect(await getBody()).toBe(first)
  advance(10_000)
  await get()
  await resolveRender(1, createResponse(`${html}!`, headers))
  expect(await getBody()).not.toBe(first)
})

/** A cache with one page, which is made of content and a product. */
async function setUpTagged(tags = 'content product:gb:2001') {
  const setup = setUp()
  const tagged = (body: string, headers = {}) =>
    setup.createResponse(body, { 'cache-control': PUBLIC, 'surrogate-key': tags, ...headers })
  const getOutdated = async (key = '/') => {
    const result = await setup.cache.get(key, () => Promise.reject(new Error('is not rendered for it')))
    return result.source === 'BYPASS' || result.isOutdated
  }
  const first = setup.get()
  await setup.resolveRender(0, tagged('one'))
  await first
  return { ...setup, tagged, getOutdated }
}

test('a purge makes the pages of its tags stale and no others [OPS-09]', async () => {
  const { cache, renders, get, resolveRender, tagged, createResponse, advance, getOutdated } = await setUpTagged()
  const other = get('/belts')
  await resolveRender(1, createResponse('belts', { 'cache-control': PUBLIC, 'surrogate-key': 'product:gb:20011' }))
  await other
  advance(2_000)
  cache.purge(['product:gb:2001'])
  expect(await get('/belts')).toEqual(['HIT', 'belts'])
  // the page rendered last is sent, and a cache in front is told to ask again
  expect(await get()).toEqual(['STALE', 'one'])
  expect(await getOutdated()).toBe(true)
  expect(renders.map(({ withCookies }) => withCookies)).toEqual([true, true, false])
  await resolveRender(2, tagged('one, dearer'))
  expect(await get()).toEqual(['HIT', 'one, dearer'])
  expect(await getOutdated()).toBe(false)

  advance(2_000)
  cache.purge(null)
  expect(await get()).toEqual(['STALE', 'one, dearer'])
  expect(await get('/belts')).toEqual(['STALE', 'belts'])
  expect(cache.getSize().entries).toBe(2)
})

test('who comes later than a moment after a purge waits for the change [OPS-09]', async () => {
  const { cache, renders, get, resolveRender, tagged, advance } = await setUpTagged()
  advance(2_000)
  cache.purge(['content'])
  advance(750)
  const visitors = [get(), get()]
  await resolveRender(1, tagged('two'))
  expect(await Promise.all(visitors)).toEqual([
    ['MISS', 'two'],
    ['MISS', 'two'],
  ])
  expect(renders).toHaveLength(2)
})

test('nobody waits longer than a second and a half for a renewal, nor for one that fails [OPS-09] [OPS-10]', async () => {
  const { cache, get, resolveRender, tagged, createResponse, advance } = await setUpTagged()
  advance(2_000)
  cache.purge(['content'])
  advance(750)
  const begin = performance.now()
  expect(await get()).toEqual(['STALE', 'one'])
  expect(performance.now() - begin).toBeGreaterThan(1_400)
  await resolveRender(1, createResponse('broken', {}, 503))
  advance(1_000)
  const failing = get()
  await resolveRender(2, createResponse('broken', {}, 503))
  expect(await failing).toEqual(['STALE', 'one'])
  advance(1_000)
  const last = get()
  await resolveRender(3, tagged('two'))
  expect(await last).toEqual(['MISS', 'two'])
})

test('in a storm of purges a page is rendered once a second, and everybody gets one [OPS-09]', async () => {
  const { cache, renders, get, resolveRender, tagged, advance } = await setUpTagged()
  advance(2_000)
  let rendered = 1
  for (let step = 0; step < 100; step++) {
    cache.purge(['product:gb:2001'])
    // five visitors between two webhooks, each answered at once or by the renewal under way
    const visitors = Array.from({ length: 5 }, () => get())
    if (step % 4 === 3)
      for (; rendered < renders.length; rendered++) await resolveRender(rendered, tagged(`${rendered}`))
    await Promise.all(visitors)
    advance(100)
  }
  // ten seconds
  expect(renders.length - 1).toBe(10)
  for (; rendered < renders.length; rendered++) await resolveRender(rendered, tagged(`${rendered}`))
  advance(2_000)
  const last = get()
  await resolveRender(rendered, tagged('after the storm'))
  expect(await last).toEqual(['MISS', 'after the storm'])
  expect(await get()).toEqual(['HIT', 'after the storm'])
})

test('a page that changes while it is rendered is sent, and renewed after a second [OPS-09]', async () => {
  const { cache, renders, get, resolveRender, createResponse, advance } = setUp()
  const tagged = (body: string) => createResponse(body, { 'cache-control': PUBLIC, 'surrogate-key': 'content' })
  const visitors = [get(), get()]
  cache.purge(['content'])
  await resolveRender(0, tagged('old'))
  expect(await Promise.all(visitors)).toEqual([
    ['MISS', 'old'],
    ['MISS', 'old'],
  ])
  expect(await get()).toEqual(['STALE', 'old'])
  expect(renders).toHaveLength(1)
  advance(1_000)
  const second = get()
  await resolveRender(1, tagged('new'))
  expect(await second).toEqual(['MISS', 'new'])
})

test('a page made of what was purged is kept while it cannot be made anew [OPS-09] [OPS-10]', async () => {
  const outdated = 'public, max-age=0, s-maxage=1, stale-while-revalidate=0, stale-if-error=3600'
  const { get, resolveRender, tagged, createResponse, advance, getOutdated, cache } = await setUpTagged()
  advance(2_000)
  cache.purge(['content'])
  await get()
  await resolveRender(1, tagged('of old parts', { 'cache-control': outdated }))
  expect(await get()).toEqual(['HIT', 'of old parts'])
  advance(1_000)
  const failing = get()
  await resolveRender(2, createResponse('broken', {}, 503))
  expect(await failing).toEqual(['STALE', 'of old parts'])
  expect(await getOutdated()).toBe(true)
  advance(1_000)
  const renewed = get()
  await resolveRender(3, tagged('two'))
  expect(await renewed).toEqual(['MISS', 'two'])
})

test.each([302, 307, 400, 406, 429, 503])('an answer with status %i replaces no page [OPS-03]', async (status) => {
  const { get, resolveRender, createResponse, advance } = await setUpTagged()
  advance(10_000)
  expect(await get()).toEqual(['STALE', 'one'])
  await resolveRender(1, createResponse('no page', {}, status))
  expect(await get()).toEqual(['STALE', 'one'])
})
