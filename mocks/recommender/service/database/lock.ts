import { sql } from 'kysely'
import type { FitDatabase, FitTransaction } from './tables.ts'

/**
 * Makes other transactions that lock the same name wait for the end of this one. All take their locks in one order.
 * SQLite's transactions are alone from their start.
 */
export async function lock(engine: FitDatabase['engine'], transaction: FitTransaction, name: string): Promise<void> {
  if (engine === 'postgres') await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
