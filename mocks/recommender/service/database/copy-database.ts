import { existsSync } from 'node:fs'
import { DatabaseError } from './database-error.ts'
import { isPostgres, openDatabase } from './open-database.ts'
import type { FitTransaction } from './tables.ts'

/** Rows that one statement reads and writes: eleven columns each, and SQLite binds 32,766 values. */
const BATCH = 1_000

/**
 * Copies all saved fits and tokens into another database, which must have none. All are written or nothing is. Fits that
 * are saved meanwhile may be missing, so the service should not run. Returns how many were copied. Throws DatabaseError.
 */
export async function copyDatabase(from: string, to: string): Promise<{ fits: number; tokens: number }> {
  if (!isPostgres(from) && !existsSync(from))
    throw new DatabaseError(`There is no file ${from}.`, 'Name the file to copy from.')
  if (from === to) throw new DatabaseError('Both databases are the same.', 'Copy into another one, which is empty.')
  const source = await openDatabase({ database: from })
  try {
    const target = await openDatabase({ database: to })
    try {
      return await source.queries
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((reading) =>
          target.queries.transaction().execute(async (writing) => {
            await requireEmpty(writing, to)
            return { fits: await copyFits(reading, writing), tokens: await copyTokens(reading, writing) }
          }),
        )
    } finally {
      await target.queries.destroy()
    }
  } finally {
    await source.queries.destroy()
  }
}

async function requireEmpty(transaction: FitTransaction, to: string): Promise<void> {
  const fit = await transaction.selectFrom('fits').select('id').limit(1).executeTakeFirst()
  const token = await transaction.selectFrom('tokens').select('token').limit(1).executeTakeFirst()
  if (!fit && !token) return
  const name = URL.canParse(to) ? new URL(to).pathname.slice(1) : to
  throw new DatabaseError(`The database ${name} has saved fits already.`, 'Copy into an empty one.')
}

async function copyFits(reading: FitTransaction, writing: FitTransaction): Promise<number> {
  for (let count = 0, after = ''; ; ) {
    const rows = await reading
      .selectFrom('fits')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const last = rows.at(-1)
    if (!last) return count
    await writing.insertInto('fits').values(rows).execute()
    count += rows.length
    after = last.id
  }
}

async function copyTokens(reading: FitTransaction, writing: FitTransaction): Promise<number> {
  for (let count = 0, after = ''; ; ) {
    const rows = await reading
      .selectFrom('tokens')
      .selectAll()
      .where('token', '>', after)
      .orderBy('token')
      .limit(BATCH)
      .execute()
    const last = rows.at(-1)
    if (!last) return count
    await writing.insertInto('tokens').values(rows).execute()
    count += rows.length
    after = last.token
  }
}
