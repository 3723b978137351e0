import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { postgresPrograms, startPostgres } from '#tests/support/postgres-server.ts'
import { runSpoke } from '../terminal/spoke.fixtures.ts'

const serve = async (args: string) => {
  vi.stubEnv('FIT_KEYS', 'key')
  const { exitCode, err, out } = await runSpoke(`fit serve --port 0 ${args}`)
  return { exitCode, out, lines: err.split('\n') }
}

test('a database of a newer version stops the start, with the next step [OPS-12]', async () => {
  const path = join(createFolder(), 'fits.sqlite')
  const database = new DatabaseSync(path)
  database.exec('CREATE TABLE schema_version (version INTEGER NOT NULL); INSERT INTO schema_version VALUES (99)')
  database.close()
  expect(await serve(`--database ${path}`)).toEqual({
    exitCode: 1,
    out: '',
    lines: [
      'The database has version 99, and this release knows versions up to 2.',
      'Start the release that wrote it or a newer one, or restore a backup from before.',
    ],
  })
})

describe.skipIf(!postgresPrograms)('with PostgreSQL installed', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.close())

  test('a wrong password stops the start with the next step [CLI-03]', async () => {
    const url = server.getUrl('postgres').replace('opens', 'wrong')
    expect(await serve(`--database ${url}`)).toEqual({
      exitCode: 1,
      out: '',
      lines: [
        `PostgreSQL at 127.0.0.1:${server.port} refuses shop: password authentication failed for user "shop".`,
        'Correct the user and the password in its URL.',
      ],
    })
  })

  test('a missing password stops the start with the next step [CLI-03]', async () => {
    const { exitCode, lines } = await serve(`--database ${server.getUrl('postgres').replace(':opens', '')}`)
    expect([exitCode, lines[1]]).toEqual([1, 'Correct the user and the password in its URL.'])
  })

  test('a missing database stops the start with the next step [CLI-03]', async () => {
    expect(await serve(`--database ${server.getUrl('absent')}`)).toEqual({
      exitCode: 1,
      out: '',
      lines: [
        `PostgreSQL at 127.0.0.1:${server.port} has no database absent.`,
        'Create it with `createdb`, or name another one.',
      ],
    })
  })

  test('fits move from a file to PostgreSQL and back [CLI-01]', async () => {
    const folder = createFolder()
    const [from, back] = [join(folder, 'fits.sqlite'), join(folder, 'back.sqlite')]
    const controller = new AbortController()
    vi.stubEnv('FIT_KEYS', 'key')
    const saved = Promise.withResolvers<void>()
    const running = runSpoke(`fit serve --port 0 --database ${from}`, {
      signal: controller.signal,
      onOut: (text) => void saveFit(/http:\S+/.exec(text)?.[0] ?? '').then(saved.resolve, saved.reject),
    })
    await saved.promise
    controller.abort()
    await running
    const url = await server.createDatabase('moved')
    expect((await runSpoke(`fit copy --from ${from} --to ${url}`)).out).toBe('Copied: 1 fits, 1 tokens')
    expect((await runSpoke(`fit copy --from ${url} --to ${back} --json`)).out).toContain('"fits": 1')
    expect((await runSpoke(`fit copy --from ${from} --to ${url}`)).err).toContain('has saved fits already')
  })
})

test('a database that refuses stops the start with the next step [CLI-03]', async () => {
  expect(await serve('--database postgres://shop:opens@127.0.0.1:1/fits')).toEqual({
    exitCode: 1,
    out: '',
    lines: ['PostgreSQL at 127.0.0.1:1 does not answer (ECONNREFUSED).', 'Start it, or correct its URL.'],
  })
})

test('the database may be named in the environment [CLI-03]', async () => {
  vi.stubEnv('FIT_DATABASE', 'mysql://shop@localhost/fits')
  expect(await serve('--host 127.0.0.1')).toEqual({
    exitCode: 1,
    out: '',
    lines: [
      '"mysql" is no database that saved fits can be stored in.',
      'Name a file, or postgres://user:password@host/database.',
    ],
  })
})

test('a missing or empty file of keys stops the start [CLI-03]', async () => {
  const folder = createFolder()
  writeFileSync(join(folder, 'empty'), '\n')
  const missing = await serve(`--keys-file ${join(folder, 'missing')}`)
  expect([missing.exitCode, missing.lines[1]]).toEqual([
    2,
    'Write the API keys that are accepted into it, one per line.',
  ])
  const empty = await serve(`--keys-file ${join(folder, 'empty')}`)
  expect(empty.lines[0]).toBe(`The file of keys ${join(folder, 'empty')} has no key.`)
})

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'fit-service-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function saveFit(baseUrl: string) {
  const headers = { 'x-api-key': 'key', 'content-type': 'application/json' }
  await fetch(`${baseUrl}/identify`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token: 't', customer_id: '7' }),
  })
  const fit = { top: { size: 'M', cut: 'Slim', length: 'Regular' }, bottom: { waist: '34', build: 'B', leg: '32' } }
  const body = JSON.stringify({ fit, method: 'fit_refresh', store_location: 'gb', shop: 'gb', token: 't' })
  await fetch(`${baseUrl}/fit`, { method: 'PUT', headers, body })
}
