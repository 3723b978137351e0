import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createFitStore } from '../fit-store.ts'
import { copyDatabase } from './copy-database.ts'
import { openPglite, prepareEngines } from './engines.fixtures.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { openDatabase } from './open-database.ts'

const fit = { top: { size: 'M', cut: 'Slim', length: 'Regular' }, bottom: { waist: '34', build: 'B', leg: '32' } }
const saveRequest = { fit, method: 'fit_refresh', store_location: 'gb', shop: 'gb' } as const

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'fits-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

describe.each(prepareEngines())('on $name', ({ open }) => {
  test('a database of a newer version is refused and stays unchanged', async () => {
    const database = await open()
    await database.queries.updateTable('schema_version').set({ version: 99 }).execute()
    await expect(migrate(database)).rejects.toMatchObject({
      message: 'The database has version 99, and this release knows versions up to 2.',
      next: 'Start the release that wrote it or a newer one, or restore a backup from before.',
    })
    expect(await database.queries.selectFrom('schema_version').selectAll().execute()).toEqual([{ version: 99 }])
  })

  test('migrations that start at once run once', async () => {
    const database = await open()
    await Promise.all([migrate(database), migrate(database), migrate(database)])
    expect(await database.queries.selectFrom('schema_version').selectAll().execute()).toEqual([{ version: 2 }])
  })
})

test('the PostgreSQL in this process does what the server does', async () => {
  const database = await openPglite()
  onTestFinished(() => database.queries.destroy())
  const store = createFitStore(database)
  await store.save({ ...saveRequest, token: 't' })
  await store.identify('t', { customerId: '7', email: 'sam@example.com' })
  expect((await store.find('SAM@example.com'))?.fit).toEqual(fit)
  expect([await store.remove('7'), await store.remove('7')]).toEqual([true, false])
})

test('a file from before versions keeps its fits', async () => {
  const path = join(createFolder(), 'fits.sqlite')
  const old = new DatabaseSync(path)
  old.exec(`
    CREATE TABLE fits (
      id TEXT PRIMARY KEY, customer_id TEXT UNIQUE, email TEXT UNIQUE COLLATE NOCASE, token TEXT UNIQUE,
      fit TEXT NOT NULL, method TEXT NOT NULL, store_location TEXT NOT NULL, answers TEXT,
      status TEXT NOT NULL, updated_at TEXT NOT NULL
    ) STRICT;
    CREATE TABLE tokens (token TEXT PRIMARY KEY, customer_id TEXT, email TEXT COLLATE NOCASE) STRICT;
    INSERT INTO fits VALUES ('1', '7', 'Sam@example.com', 't', '${JSON.stringify(fit)}', 'fit_refresh', 'gb', NULL, 'saved', '2026-01-01')`)
  old.close()
  const database = await openDatabase({ database: path })
  onTestFinished(() => database.queries.destroy())
  const store = createFitStore(database)
  expect((await store.find('sam@example.com'))?.fit).toEqual(fit)
  await store.identify('u', { customerId: '7', email: 'SAM@example.com' })
  await store.save({ ...saveRequest, token: 'u' })
  expect((await store.find('7'))?.email).toBe('SAM@example.com')
  // two may type one address
  for (const token of ['v', 'w']) await store.save({ ...saveRequest, token, email: 'kim@example.com' })
  expect(await database.queries.selectFrom('fits').select('id').execute()).toHaveLength(3)
})

test('a database of version 1 keeps its owners, and drops what nobody owns [FIT-19]', async () => {
  const path = join(createFolder(), 'fits.sqlite')
  const old = new DatabaseSync(path)
  for (const statement of migrations[0] ?? []) old.exec(statement)
  const row = (id: string, customerId: string, email: string, token: string) =>
    `('${id}', ${customerId}, ${email}, ${token}, '${JSON.stringify(fit)}', 'fit_refresh', 'gb', NULL, 'saved', '2026-01-01')`
  old.exec(`
    CREATE TABLE schema_version (version INTEGER NOT NULL);
    INSERT INTO schema_version VALUES (1);
    INSERT INTO tokens VALUES ('t', '7', 'sam@example.com');
    INSERT INTO fits VALUES
      ${row('account', `'7'`, `'Sam@example.com'`, `'t'`)},
      ${row('typed', 'NULL', `'kim@example.com'`, `'u'`)},
      ${row('released', 'NULL', 'NULL', 'NULL')}`)
  old.close()
  const { queries } = await openDatabase({ database: path })
  onTestFinished(() => queries.destroy())
  expect(await queries.selectFrom('fits').select(['id', 'email_proven', 'token']).orderBy('id').execute()).toEqual([
    { id: 'account', email_proven: 1, token: null },
    { id: 'typed', email_proven: 0, token: 'u' },
  ])
})

test('a transaction that only reads a file keeps nobody from writing', async () => {
  const path = join(createFolder(), 'fits.sqlite')
  const [copied, served] = [await openDatabase({ database: path }), await openDatabase({ database: path })]
  onTestFinished(() => Promise.all([copied, served].map(({ queries }) => queries.destroy())).then(() => {}))
  const count = await copied.queries
    .transaction()
    .setAccessMode('read only')
    .execute(async (reading) => {
      await reading.selectFrom('fits').select('id').execute()
      await createFitStore(served).save({ ...saveRequest, token: 't' })
      return (await reading.selectFrom('fits').select('id').execute()).length
    })
  expect(count).toBe(0)
  expect(await served.queries.selectFrom('fits').select('token').execute()).toEqual([{ token: 't' }])
})

test('a copy has all fits and tokens, and needs an empty database', async () => {
  const folder = createFolder()
  const [from, to] = [join(folder, 'from.sqlite'), join(folder, 'to.sqlite')]
  const source = await openDatabase({ database: from })
  const store = createFitStore(source)
  await store.identify('t', { customerId: '7', email: null })
  await store.save({ ...saveRequest, token: 't' })
  await store.save({ ...saveRequest, token: 'u' })
  await source.queries.destroy()
  expect(await copyDatabase(from, to)).toEqual({ fits: 2, tokens: 1 })
  const target = await openDatabase({ database: to })
  onTestFinished(() => target.queries.destroy())
  expect((await createFitStore(target).find('7'))?.fit).toEqual(fit)
  await expect(copyDatabase(from, to)).rejects.toThrow('has saved fits already')
  await expect(copyDatabase(join(folder, 'missing'), to)).rejects.toThrow('There is no file')
})

test.each([
  ['a missing folder', (folder: string) => join(folder, 'missing', 'fits.sqlite'), 'unable to open database file'],
  ['a folder', (folder: string) => folder, 'unable to open database file'],
  ['a text file', createTextFile, 'file is not a database'],
])('%s is refused with the next step', async (_, getPath, reason) => {
  const path = getPath(createFolder())
  await expect(openDatabase({ database: path })).rejects.toMatchObject({
    message: `Saved fits cannot be stored in ${path}: ${reason}.`,
    next: 'Name a file of this service in a folder that this user may write to.',
  })
})

function createTextFile(folder: string) {
  const path = join(folder, 'notes.txt')
  writeFileSync(
    path,
    'This is a text of more than a hundred characters, which SQLite cannot take for one of its files at all.',
  )
  return path
}

test('an address that cannot be decoded is refused with the next step', async () => {
  await expect(openDatabase({ database: 'postgres://us%er:secret@127.0.0.1/fits' })).rejects.toMatchObject({
    message: 'The address of the database is no URL.',
    next: 'Give it as postgres://user:password@host:5432/database.',
  })
})
