import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'

/** Opens a file, or ':memory:', and returns Kysely's dialect for it. Throws when it cannot be written. */
export function openSqlite(path: string): SqliteDialect {
  const database = new DatabaseSync(path)
  try {
    database.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL')
  } catch (error) {
    database.close()
    throw error
  }
  const statements = new Map<string, StatementSync>()
  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
      run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
      iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
    }
  }
  return new ImmediateSqliteDialect({ database: { prepare, close: () => database.close() } })
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.#config)
  }
}

/**
 * Transactions wait for each other at their start, because two that have read cannot both go on to write. Those that
 * only read wait for nobody, and nobody for them.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings = {}) {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }
}
