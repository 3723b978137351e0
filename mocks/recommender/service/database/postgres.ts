import { PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { DatabaseError } from './database-error.ts'
import { getCode, isDatabaseAway } from './failures.ts'

/** How long a request waits for a connection, and for a statement. */
const TIMEOUT_MS = 3_000
/** How long a migration may take, and a start waits for one of another instance. */
export const MIGRATION_TIMEOUT_MS = 10 * 60_000

/** A pool of at most so many connections, opened as they are needed, and Kysely's dialect for it. */
export function openPostgres(
  url: string,
  { poolSize, timeoutMs = TIMEOUT_MS }: { poolSize: number; timeoutMs?: number },
): PostgresDialect {
  if (!isReadable(url)) throw new DatabaseError('The address of the database is no URL.', EXPECTED_URL)
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'spoke fit',
    connectionTimeoutMillis: TIMEOUT_MS,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 1_000,
    idle_in_transaction_session_timeout: TIMEOUT_MS,
    keepAlive: true,
  })
  // A connection that breaks is replaced by the next request, which fails when it cannot; unheard errors end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}

function isReadable(url: string): boolean {
  try {
    return decodeURIComponent(new URL(url).href) !== ''
  } catch {
    return false
  }
}

const EXPECTED_URL = 'Give it as postgres://user:password@host:5432/database.'

/** Says why PostgreSQL cannot be used and what to do, without the password; other failures as they are. */
export function explainPostgres(url: string, cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  const { hostname, port, username, pathname } = new URL(url)
  const server = `PostgreSQL at ${hostname || 'the local socket'}${port && `:${port}`}`
  const user = decodeURIComponent(username) || 'this user'
  const code = getCode(cause)
  const fail = (message: string, next: string) => new DatabaseError(message, next, cause)
  if (/^28/.test(code) || /password/.test(cause.message)) {
    return fail(`${server} refuses ${user}: ${cause.message}.`, 'Correct the user and the password in its URL.')
  }
  if (code === '3D000') {
    return fail(`${server} has no database ${pathname.slice(1)}.`, 'Create it with `createdb`, or name another one.')
  }
  if (code === '42501') {
    return fail(
      `${server} lets ${user} create no tables: ${cause.message}.`,
      'Make this user the owner of the database.',
    )
  }
  if (isDatabaseAway(cause)) {
    return fail(`${server} does not answer (${code || cause.message}).`, 'Start it, or correct its URL.')
  }
  return cause
}
