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
  // An address may be typed by several people, so it is no longer unique, and the record says whether it is proven. A new
  // table, because SQLite cannot drop the UNIQUE of files from before versions. Records without any owner are left out.
  [
    `CREATE TABLE owned_fits (
      id TEXT PRIMARY KEY, customer_id TEXT UNIQUE, email TEXT, email_proven INTEGER NOT NULL, token TEXT UNIQUE,
      fit TEXT NOT NULL, method TEXT NOT NULL, store_location TEXT NOT NULL, answers TEXT, status TEXT NOT NULL,
      updated_at TEXT NOT NULL
    )`,
    `INSERT INTO owned_fits SELECT id, customer_id, email,
      CASE WHEN EXISTS (SELECT 1 FROM tokens WHERE lower(tokens.email) = lower(fits.email)
        AND (fits.customer_id IS NULL OR tokens.customer_id = fits.customer_id)) THEN 1 ELSE 0 END,
      CASE WHEN customer_id IS NULL THEN token END, fit, method, store_location, answers, status, updated_at
      FROM fits WHERE customer_id IS NOT NULL OR email IS NOT NULL OR token IS NOT NULL`,
    'UPDATE owned_fits SET token = NULL WHERE email_proven = 1',
    'DROP TABLE fits',
    'ALTER TABLE owned_fits RENAME TO fits',
    'CREATE INDEX fits_email ON fits (lower(email))',
    'CREATE UNIQUE INDEX fits_proven_email ON fits (lower(email)) WHERE email_proven = 1 AND customer_id IS NULL',
  ],
]
