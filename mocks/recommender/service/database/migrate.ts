import { sql } from 'kysely'
import { DatabaseError } from './database-error.ts'
import { lock } from './lock.ts'
import { migrations } from './migrations.ts'
import type { FitDatabase } from './tables.ts'

/**
 * Brings a database to the version of this release, in one transaction under a lock, so that several instances can start
 * at once. Throws DatabaseError for a newer one.
 */
export async function migrate(database: FitDatabase): Promise<void> {
  await database.queries.transaction().execute(async (transaction) => {
    await lock(database.engine, transaction, 'migrate')
    await sql`CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)`.execute(transaction)
    const row = await transaction.selectFrom('schema_version').select('version').executeTakeFirst()
    const version = row?.version ?? 0
    if (version > migrations.length) {
      throw new DatabaseError(
        `The database has version ${version}, and this release knows versions up to ${migrations.length}.`,
        'Start the release that wrote it or a newer one, or restore a backup from before.',
      )
    }
    for (const statement of migrations.slice(version).flat()) await sql.raw(statement).execute(transaction)
    if (!row) await transaction.insertInto('schema_version').values({ version: migrations.length }).execute()
    else if (version < migrations.length) {
      await transaction.updateTable('schema_version').set({ version: migrations.length }).execute()
    }
  })
}
