/**
 * What brings a database from each version to the next: statements that SQLite and PostgreSQL both read. A released
 * migration never changes; the tables are described in `tables.ts`.
 */
export const migrations: readonly (readonly string[])[] = [
  // "IF NOT EXISTS", because files from before versions have these tables and count as version 0.
  [
    `CREATE TABLE IF NOT EXISTS fits (
      id TEXT PRIMARY KEY, customer_id TEXT UNIQUE, email TEXT, token TEXT UNIQUE, fit TEXT NOT NULL,
      method TEXT NOT NULL, store_location TEXT NOT NULL, answers TEXT, status TEXT NOT NULL, updated_at TEXT NOT NULL
    )`,
    'CREATE TABLE IF NOT EXISTS tokens (token TEXT PRIMARY KEY, customer_id TEXT, email TEXT)',
    'CREATE UNIQUE INDEX fits_email ON fits (lower(email))',
    'CREATE INDEX tokens_customer_id ON tokens (customer_id)',
    'CREATE INDEX tokens_email ON tokens (lower(email))',
  ],
]
