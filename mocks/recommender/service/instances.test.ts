import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createFitClient } from '#contracts/fit/client.ts'
import { postgresPrograms, startPostgres } from '#tests/support/postgres-server.ts'
import { createApiKeys } from './api-keys.ts'
import { serveFit } from './serve.ts'

const fit = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Slim' },
}
const saveRequest = { fit, method: 'fit_refresh', store_location: 'gb', shop: 'gb' } as const

describe.skipIf(!postgresPrograms)('with PostgreSQL installed', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.close())

  async function startService(database: string) {
    const service = await serveFit({ port: 0, host: '127.0.0.1', database, keys: createApiKeys(['key']) })
    onTestFinished(() => service.close())
    return { ...service, client: createFitClient({ baseUrl: service.origin, apiKey: 'key' }) }
  }

  /** Two instances that start at once on an empty database. */
  async function startTwo(name: string) {
    const database = await server.createDatabase(name)
    return Promise.all([startService(database), startService(database)])
  }

  test('a fit belongs to its owner whichever instance hears first', async () => {
    const [a, b] = await startTwo('race')
    const visitors = Array.from({ length: 40 }, (_, index) => `${index}`)
    // eight at a time: a request that waits long for the database is refused
    for (let at = 0; at < visitors.length; at += 8)
      await Promise.all(
        visitors
          .slice(at, at + 8)
          .flatMap((id) => [
            a.client.updateFit({ ...saveRequest, token: `token-${id}` }),
            b.client.identify({ token: `token-${id}`, customer_id: id }),
          ]),
      )
    const fits = await Promise.all(visitors.map((id) => a.client.savedFit(id)))
    expect(fits.filter(Boolean)).toHaveLength(40)
  })

  test('an instance waits for a migration that another one takes long for', async () => {
    const database = await server.createDatabase('slow')
    const migrating = new Client(database)
    await migrating.connect()
    await migrating.query("BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('migrate', 0))")
    const starting = startService(database)
    // longer than a request may wait for the database
    await migrating.query('SELECT pg_sleep(4)')
    await migrating.query('COMMIT')
    await migrating.end()
    const { client } = await starting
    expect(await client.savedFit('7')).toBeNull()
  })

  test('two instances save, move and forget one customer at once', async () => {
    const [a, b] = await startTwo('crowd')
    const email = 'sam@example.com'
    const owners = [{ customer_id: '1' }, { email }, { customer_id: '1', email: 'Sam@example.com' }]
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const { client } = index % 2 ? a : b
        if (index % 10 === 9) return client.forgetFit(email)
        if (index % 10 === 8) return client.identify({ token: `token-${index % 7}`, customer_id: '1', email })
        return client.updateFit({ ...saveRequest, token: `token-${index % 7}`, ...owners[index % 3] })
      }),
    )
    await a.client.identify({ token: 'last', customer_id: '1', email })
    await a.client.updateFit({ ...saveRequest, token: 'last', customer_id: '1' })
    expect(await b.client.savedFit('1')).toEqual(await b.client.savedFit(email))
    expect(await b.client.forgetFit('1')).toBe(true)
    expect([await a.client.savedFit('1'), await a.client.savedFit(email)]).toEqual([null, null])
  })

  test('answers 503 while the database is away, and recovers by itself', async () => {
    const { origin, client } = await startService(await server.createDatabase('outage'))
    const getStatus = async (path: string) => (await fetch(`${origin}${path}`)).status
    await client.updateFit({ ...saveRequest, token: 't', customer_id: '7' })
    expect(await getStatus('/readyz')).toBe(200)
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const saves = Array.from({ length: 60 }, (_, index) =>
      client.updateFit({ ...saveRequest, token: `token-${index}`, customer_id: `${index}` }).then(
        () => 200,
        (error) => error.status,
      ),
    )
    await saves[0]
    await server.stop()
    expect((await Promise.all(saves)).filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(await getStatus('/readyz')).toBe(503)
    expect(await getStatus('/healthz')).toBe(200)
    const response = await fetch(`${origin}/2024-05/fit/7`, { headers: { 'x-api-key': 'key' } })
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '2',
      { error: 'The database is away' },
    ])
    expect((await client.recommend({ height: 180, weight: 80 })).bottom?.waist).toBeTruthy()
    await server.start()
    expect(await getStatus('/readyz')).toBe(200)
    expect((await client.savedFit('7'))?.fit).toEqual(fit)
    expect(log.mock.calls.flat()).toEqual([expect.stringMatching(/^The database is away: /), 'The database is back'])
  })
})

test('a stopping service says so before it refuses connections', async () => {
  const service = await serveFit({ port: 0, host: '127.0.0.1', database: ':memory:', keys: createApiKeys(['key']) })
  const stop = new AbortController()
  const closed = service.close(wait(600_000, undefined, { signal: stop.signal }).catch(() => {}))
  const response = await fetch(`${service.origin}/readyz`)
  expect([response.status, response.headers.get('connection')]).toEqual([503, 'close'])
  stop.abort()
  await closed
  await expect(fetch(`${service.origin}/healthz`)).rejects.toThrow()
})
