import { type Dialect, Kysely } from 'kysely'
import { DatabaseError } from './database-error.ts'
import { migrate } from './migrate.ts'
import type { FitDatabase, Tables } from './tables.ts'

/** Where saved fits are: a file of SQLite, ':memory:', or postgres://user@host/database. */
type Address = { database: string; poolSize?: number }

/** Whether saved fits are in PostgreSQL rather than in a file. */
export const isPostgres = (database: string) => /^postgres(ql)?:\/\//.test(database)

/** Opens a database and brings it to this release's version. Throws DatabaseError with what to do next. */
export async function openDatabase({ database, poolSize = 10 }: Address): Promise<FitDatabase> {
  if (!isPostgres(database) && /^\w+:\/\//.test(database)) {
    throw new DatabaseError(
      `"${database.split(':')[0]}" is no database that saved fits can be stored in.`,
      'Name a file, or postgres://user:password@host/database.',
    )
  }
  if (!isPostgres(database)) {
    const { openSqlite } = await import('./node-sqlite.ts')
    return open(
      'sqlite',
      () => openSqlite(database),
      (error) => explainSqlite(database, error),
    )
  }
  const { openPostgres, explainPostgres, MIGRATION_TIMEOUT_MS } = await import('./postgres.ts')
  const explain = (error: unknown) => explainPostgres(database, error)
  // connections of their own, because a migration may take longer than a request, and other instances wait for it
  const migrating = await open(
    'postgres',
    () => openPostgres(database, { poolSize: 1, timeoutMs: MIGRATION_TIMEOUT_MS }),
    explain,
  )
  await migrating.queries.destroy()
  return { engine: 'postgres', queries: new Kysely<Tables>({ dialect: openPostgres(database, { poolSize }) }) }
}

async function open(
  engine: FitDatabase['engine'],
  createDialect: () => Dialect,
  explain: (error: unknown) => unknown,
): Promise<FitDatabase> {
  let queries: Kysely<Tables> | undefined
  try {
    queries = new Kysely<Tables>({ dialect: createDialect() })
    await migrate({ engine, queries })
    return { engine, queries }
  } catch (error) {
    await queries?.destroy()
    throw error instanceof DatabaseError ? error : explain(error)
  }
}

const explainSqlite = (path: string, cause: unknown) =>
  cause instanceof Error && 'errcode' in cause
    ? new DatabaseError(
        `Saved fits cannot be stored in ${path}: ${cause.message}.`,
        'Name a file of this service in a folder that this user may write to.',
        cause,
      )
    : cause
