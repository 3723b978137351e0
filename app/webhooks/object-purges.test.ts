import { expect, test } from 'vitest'
import type { ObjectNamespace } from '#app/http/cloudflare/runtime.ts'
import { createObjectPurges, PurgeObject } from './purge-object.ts'

type Storage = ConstructorParameters<typeof PurgeObject>[0]['storage']

function createStorage(): Storage {
  const stored = new Map<string, unknown>()
  return {
    get: async (key: string) => stored.get(key),
    put: async (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
  } as Storage
}

/** A namespace of objects like the platform's: one for each name, with its own storage. */
function createNamespace(create: (storage: Storage) => { fetch(request: Request): Promise<Response> }) {
  const objects = new Map<unknown, ReturnType<typeof create>>()
  let isDown = false
  const namespace: ObjectNamespace = {
    idFromName: (name) => name,
    get(id) {
      const object = objects.get(id) ?? create(createStorage())
      objects.set(id, object)
      return {
        fetch: async (url, init) => {
          if (isDown) throw new Error('the object is down')
          return object.fetch(new Request(url, init))
        },
      }
    },
  }
  return {
    namespace,
    setDown(value: boolean) {
      isDown = value
    },
  }
}

function createIsolates() {
  let time = 0
  const purges = createNamespace((storage) => new PurgeObject({ storage }))
  const createIsolate = () => {
    const purged: (readonly string[] | null)[] = []
    const failures: string[] = []
    const channel = createObjectPurges(
      purges.namespace,
      { purge: (tags) => purged.push(tags), failure: (cause) => failures.push(String(cause)) },
      () => time,
    )
    return { ...channel, purged, failures }
  }
  return { createIsolate, setDown: purges.setDown, advance: (seconds: number) => (time += seconds * 1_000) }
}

test('an isolate applies another one’s purge within a second, once [OPS-09]', async () => {
  const { createIsolate, advance } = createIsolates()
  const [one, two] = [createIsolate(), createIsolate()]
  await Promise.all([one.catchUp(), two.catchUp()])
  await one.publish(['product:gb:2001', 'long-list:gb'])
  await one.publish(['content'])
  await two.catchUp()
  expect(two.purged).toEqual([])
  advance(1)
  await Promise.all([one.catchUp(), two.catchUp()])
  expect(two.purged).toEqual([['product:gb:2001', 'long-list:gb', 'content']])
  expect(one.purged).toEqual([])
  advance(1)
  await two.catchUp()
  expect(two.purged).toHaveLength(1)
})

/** A purge whose body has not arrived yet. */
class SlowPurge extends Request {
  readonly #body = Promise.withResolvers<readonly string[]>()
  readonly arrive = this.#body.resolve
  constructor() {
    super('https://purges/', { method: 'POST' })
  }
  override json = () => this.#body.promise
}

test('a purge whose body arrives after another one is stored besides it [OPS-09]', async () => {
  const object = new PurgeObject({ storage: createStorage() })
  const [first, second] = [new SlowPurge(), new SlowPurge()]
  const responses = [object.fetch(first), object.fetch(second)]
  first.arrive(['page:faqs'])
  await responses[0]
  second.arrive(['product:gb:2001'])
  await responses[1]
  const response = await object.fetch(new Request('https://purges/?after=0'))
  expect(await response.json()).toEqual({ last: 2, tags: ['page:faqs', 'product:gb:2001'] })
})

test('a new isolate has nothing to purge, one that missed too many purges drops everything [OPS-09]', async () => {
  const { createIsolate, advance } = createIsolates()
  const [one, idle] = [createIsolate(), createIsolate()]
  await idle.catchUp()
  for (let count = 0; count < 101; count += 1) await one.publish([`product:gb:${count}`])
  const later = createIsolate()
  await later.catchUp()
  expect(later.purged).toEqual([])
  advance(1)
  await idle.catchUp()
  expect(idle.purged).toEqual([null])
})

test('an isolate applies the purges that it missed while the object was down [OPS-09]', async () => {
  const { createIsolate, advance, setDown } = createIsolates()
  const [one, two] = [createIsolate(), createIsolate()]
  await two.catchUp()
  await one.publish(['content'])
  setDown(true)
  advance(1)
  await two.catchUp()
  expect(two.failures).toEqual(['Error: the object is down'])
  await one.publish(['content:page'])
  expect(one.failures).toEqual(['Error: the object is down'])
  setDown(false)
  advance(4)
  await two.catchUp()
  expect(two.purged).toEqual([])
  advance(1)
  await two.catchUp()
  expect(two.purged).toEqual([['content']])
})

test('an isolate that started while the object was down drops what it has cached since [OPS-09]', async () => {
  const { createIsolate, advance, setDown } = createIsolates()
  const isolate = createIsolate()
  setDown(true)
  await isolate.catchUp()
  setDown(false)
  advance(5)
  await isolate.catchUp()
  expect(isolate.purged).toEqual([null])
  advance(1)
  await isolate.catchUp()
  expect(isolate.purged).toHaveLength(1)
})
