import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { postgresPrograms, startPostgres } from '#tests/support/postgres-server.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { FitDatabase } from './tables.ts'

type Engine = { name: string; open(): Promise<FitDatabase> }

const sqlite: Engine = { name: 'SQLite', open: () => openDatabase({ database: ':memory:' }) }

/** SQLite and PostgreSQL; the latter in this process where no server is installed. Each call opens an empty database. */
export function prepareEngines(): readonly Engine[] {
  let server: Awaited<ReturnType<typeof startPostgres>> | undefined
  let count = 0
  if (postgresPrograms) {
    beforeAll(async () => {
      server = await startPostgres()
    })
    afterAll(() => server?.close())
  }
  return [
    sqlite,
    postgresPrograms
      ? {
          name: 'PostgreSQL',
          async open() {
            count += 1
            return openDatabase({ database: (await server?.createDatabase(`test_${count}`)) ?? '' })
          },
        }
      : { name: 'PostgreSQL (PGlite)', open: openPglite },
  ].map(closing)
}

export async function openPglite(): Promise<FitDatabase> {
  const pglite = new PGlite()
  const database: FitDatabase = { engine: 'postgres', queries: new Kysely({ dialect: new PGliteDialect({ pglite }) }) }
  await migrate(database)
  return database
}

const closing = ({ name, open }: Engine): Engine => ({
  name,
  async open() {
    const database = await open()
    onTestFinished(() => database.queries.destroy())
    return database
  },
})
