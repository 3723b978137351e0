import { expect, test } from 'vitest'
import { createPageCache, type Render } from './page-cache.ts'

const PUBLIC = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/** A cache on a clock that moves by hand, and an app that counts what it is asked and answers when told. */
function setUp({ maxBytes }: { maxBytes?: number } = {}) {
  let time = 1_000
  const cache = createPageCache({ now: () => time, ...(maxBytes === undefined ? {} : { maxBytes }) })
  const asked: { forNobody: boolean; settle: PromiseWithResolvers<Response> }[] = []
  const render: Render = (forNobody) => {
    const settle = Promise.withResolvers<Response>()
    asked.push({ forNobody, settle })
    return settle.promise
  }
  const say = (body: string, headers: Record<string, string> = { 'cache-control': PUBLIC }, status = 200) =>
    new Response(body, { status, headers })
  const get = async (key = '/') => {
    const answer = await cache.answer(key, render)
    return [answer.from, answer.from === 'BYPASS' ? await answer.response.text() : answer.page.body.toString()]
  }
  const settled = async (index: number, response: Response) => {
    asked[index]?.settle.resolve(response)
    await new Promise(setImmediate)
  }
  return { cache, asked, say, get, settled, wait: (ms: number) => (time += ms) }
}

test('a fresh page is sent without asking the app [OPS-03]', async () => {
  const { asked, get, settled, say, wait } = setUp()
  const first = get()
  await settled(0, say('one'))
  expect(await first).toEqual(['MISS', 'one'])
  wait(9_999)
  expect(await get()).toEqual(['HIT', 'one'])
  expect(asked).toHaveLength(1)
})

test('a stale page is sent at once and renewed once in the background, for nobody [OPS-03]', async () => {
  const { asked, get, settled, say, wait } = setUp()
  const first = get()
  await settled(0, say('one'))
  await first
  wait(10_000)
  expect(await get()).toEqual(['STALE', 'one'])
  expect(await get()).toEqual(['STALE', 'one'])
  expect(asked.map(({ forNobody }) => forNobody)).toEqual([false, true])
  await settled(1, say('two'))
  expect(await get()).toEqual(['HIT', 'two'])
})

test('past its stale time a page is made anew', async () => {
  const { asked, get, settled, say, wait } = setUp()
  const first = get()
  await settled(0, say('one'))
  await first
  wait(70_000)
  const again = get()
  await settled(1, say('two'))
  expect(await again).toEqual(['MISS', 'two'])
  expect(asked).toHaveLength(2)
})

test('a hundred visitors who miss the same page cost one render [OPS-03]', async () => {
  const { asked, get, settled, say } = setUp()
  const herd = Array.from({ length: 100 }, () => get())
  expect(asked).toHaveLength(1)
  await settled(0, say('one'))
  expect(new Set((await Promise.all(herd)).map(String))).toEqual(new Set(['MISS,one']))
  expect(asked).toHaveLength(1)
})

test('those who waited for a page that turns out personal each get their own [OPS-03]', async () => {
  const { asked, get, settled, say } = setUp()
  const personal = { 'cache-control': 'private, no-store' }
  const mine = get('/cart')
  const yours = get('/cart')
  await settled(0, say('my cart', personal))
  await settled(1, say('your cart', personal))
  expect(await mine).toEqual(['BYPASS', 'my cart'])
  expect(await yours).toEqual(['BYPASS', 'your cart'])
  expect(asked).toHaveLength(2)
})

test('visitors do not queue for a page that is known to be personal', async () => {
  const { asked, get, settled, say } = setUp()
  const first = get('/cart')
  await settled(0, say('a', { 'cache-control': 'private' }))
  await first
  const two = [get('/cart'), get('/cart')]
  expect(asked).toHaveLength(3)
  await settled(1, say('b', { 'cache-control': 'private' }))
  await settled(2, say('c', { 'cache-control': 'private' }))
  expect(await Promise.all(two)).toEqual([
    ['BYPASS', 'b'],
    ['BYPASS', 'c'],
  ])
})

test('a page that stops being personal is shared from then on', async () => {
  const { asked, get, settled, say } = setUp()
  const first = get()
  await settled(0, say('mine', { 'cache-control': 'private' }))
  await first
  const second = get()
  await settled(1, say('ours'))
  expect(await second).toEqual(['MISS', 'ours'])
  expect(await get()).toEqual(['HIT', 'ours'])
  expect(asked).toHaveLength(2)
})

test('while the app fails, the old page goes on being sent and the app is left to recover', async () => {
  const { asked, get, settled, say, wait } = setUp()
  const first = get()
  await settled(0, say('one'))
  await first
  wait(10_000)
  await get()
  await settled(1, say('broken', {}, 503))
  expect(await get()).toEqual(['STALE', 'one'])
  expect(asked).toHaveLength(2)
  wait(1_000)
  expect(await get()).toEqual(['STALE', 'one'])
  expect(asked).toHaveLength(3)
})

test('a renewal that throws leaves the old page standing', async () => {
  const { asked, get, settled, say, wait } = setUp()
  const first = get()
  await settled(0, say('one'))
  await first
  wait(10_000)
  await get()
  asked[1]?.settle.reject(new Error('the app fell over'))
  await new Promise(setImmediate)
  expect(await get()).toEqual(['STALE', 'one'])
})

test('a render that throws fails its own visitor, and the next one asks again', async () => {
  const { asked, get, settled, say } = setUp()
  const first = get()
  const second = get()
  asked[0]?.settle.reject(new Error('the app fell over'))
  await expect(first).rejects.toThrow('the app fell over')
  await settled(1, say('one'))
  expect(await second).toEqual(['MISS', 'one'])
})

test('the least recently read page goes first when memory is short', async () => {
  const { cache, get, settled, say } = setUp({ maxBytes: 10_000 })
  const body = 'x'.repeat(200) // about 2,350 bytes each with what is kept around it: four fit
  for (const [index, key] of ['/a', '/b', '/c', '/d'].entries()) {
    const page = get(key)
    await settled(index, say(body))
    await page
  }
  await get('/a')
  const fifth = get('/e')
  await settled(4, say(body))
  await fifth
  expect(cache.size().pages).toBe(4)
  expect(cache.size().bytes).toBeLessThanOrEqual(10_000)
  expect((await get('/a'))[0]).toBe('HIT')
  const evicted = get('/b')
  await settled(5, say(body))
  expect((await evicted)[0]).toBe('MISS')
})

test('a page too large to keep is still shared among those who wait for it', async () => {
  const { cache, get, settled, say } = setUp({ maxBytes: 10_000 })
  const herd = [get(), get()]
  await settled(0, say('x'.repeat(20_000)))
  expect((await Promise.all(herd)).map(([from]) => from)).toEqual(['MISS', 'MISS'])
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
})
