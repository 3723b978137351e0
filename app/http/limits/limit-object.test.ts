import { expect, test } from 'vitest'
import { createObjectStore, LimitObject, type ObjectState } from './limit-object.ts'

const limit = { max: 3, windowS: 60 }

/** Objects as the platform keeps them: one for each name, with storage of its own. */
function createObjects() {
  let time = 1_000_000
  const stored = new Map<string, number>()
  const alarms = new Map<string, number>()
  const objects = new Map<string, LimitObject>()

  function createObject(name: string) {
    const storage: ObjectState['storage'] = {
      get: async () => stored.get(name),
      put: async (_, value) => void stored.set(name, value),
      deleteAll: async () => void stored.delete(name),
      setAlarm: async (at) => void alarms.set(name, at),
    }
    const object = new LimitObject({ storage }, {}, () => time)
    objects.set(name, object)
    return object
  }

  const store = createObjectStore({
    idFromName: (name) => name,
    get: (id) => ({
      fetch: (url, init) => (objects.get(String(id)) ?? createObject(String(id))).fetch(new Request(url, init)),
    }),
  })
  return {
    stored,
    use: (key = 'jo') => store.consume(key, limit),
    async advance(seconds: number) {
      time += seconds * 1000
      for (const [name, at] of alarms) {
        if (at > time) continue
        alarms.delete(name)
        await objects.get(name)?.alarm()
      }
    },
  }
}

test('an object allows what memory allows, and refuses as long [OPS-08]', async () => {
  const { use, advance } = createObjects()
  const uses = [await use(), await use(), await use(), await use()]
  expect(uses.map(({ isAllowed }) => isAllowed)).toEqual([true, true, true, false])
  expect(uses[3]).toEqual({ isAllowed: false, retryAfterS: 20 })
  expect(await use('another visitor')).toEqual({ isAllowed: true })
  await advance(20)
  expect([await use(), await use()]).toEqual([{ isAllowed: true }, { isAllowed: false, retryAfterS: 20 }])
})

test('an object stores nothing once everything is allowed again [OPS-08]', async () => {
  const { use, advance, stored } = createObjects()
  await use()
  await use()
  await advance(30)
  expect(stored.size).toBe(1)
  await advance(30)
  expect(stored.size).toBe(0)
  expect(await use()).toEqual({ isAllowed: true })
})

test('a clock that goes back refuses nobody for longer than the window [OPS-08]', async () => {
  const { use, advance } = createObjects()
  for (let used = 0; used < 3; used++) await use()
  await advance(-86_400)
  expect(await use()).toEqual({ isAllowed: false, retryAfterS: 20 })
  await advance(20)
  expect(await use()).toEqual({ isAllowed: true })
})

test('an object that does not answer is not waited for [OPS-08]', async () => {
  const store = createObjectStore({
    idFromName: (name) => name,
    get: () => ({
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          if (!init?.signal) reject(new Error('It would wait for ever'))
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    }),
  })
  await expect(store.consume('jo', limit)).rejects.toThrow('aborted due to timeout')
})
