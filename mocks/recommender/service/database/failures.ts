/** Codes of Node, and classes or codes of SQLSTATE, of a PostgreSQL that is away, full, starting, stopping or read-only. */
const AWAY =
  /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOENT|08\w{3}|53\w{3}|57\w{3}|58\w{3}|25006|28\w{3}|3D000|55P03)$/

/** Failures of pg that have no code. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/** Primary result codes of SQLite: BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const AWAY_SQLITE = new Set([5, 6, 8, 10, 13, 14])

/** SQLSTATE of transactions that succeed when they are repeated: serialization failure, deadlock, unique violation. */
const CONFLICTS = new Set(['40001', '40P01', '23505'])

/** Whether a query failed because the database is away, rather than because of the query. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return AWAY_SQLITE.has(Number(error.errcode) & 0xff)
  return AWAY.test(getCode(error)) || AWAY_MESSAGE.test(error.message)
}

/** Whether a transaction lost against a concurrent one and can be repeated. */
export const isConflict = (error: unknown) => error instanceof Error && CONFLICTS.has(getCode(error))

/** The code of a failure of Node or PostgreSQL; '' without one. */
export const getCode = (error: Error) => ('code' in error ? String(error.code) : '')
