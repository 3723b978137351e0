import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { FitFinderAnswers, FitToUpdate, SavedFit } from '#contracts/fit/generated/types.ts'

type Owner = { customerId: string | null; email: string | null }

/** Stores fits in a file. A fit belongs to a customer id, an email and the token that saved it last. */
export type FitStore = {
  /** The latest fit of a customer id or an email. */
  find(customerIdOrEmail: string): SavedFit | null
  /** Saves a fit and replaces the owner's previous one. */
  save(fit: FitToUpdate & { fit_finder_answers?: FitFinderAnswers }): SavedFit
  /** Binds a token to an owner, who gets the fit saved with it. Returns all known details of the owner. */
  bindToken(token: string, owner: Owner): Owner
  /** Deletes everything about a customer id, an email or a token; true if there was a fit. */
  remove(ownerOrToken: string): boolean
  close(): void
}

/** Opens a store and creates it on first use. The path ':memory:' saves nothing. */
export function openFitStore(path: string, now: () => Date = () => new Date()): FitStore {
  const database = new DatabaseSync(path)
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA busy_timeout = 2000;
    CREATE TABLE IF NOT EXISTS fits (
      id TEXT PRIMARY KEY, customer_id TEXT UNIQUE, email TEXT UNIQUE COLLATE NOCASE, token TEXT UNIQUE,
      fit TEXT NOT NULL, method TEXT NOT NULL, store_location TEXT NOT NULL, answers TEXT,
      status TEXT NOT NULL, updated_at TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS tokens (
      token TEXT PRIMARY KEY, customer_id TEXT, email TEXT COLLATE NOCASE
    ) STRICT`)
  const selectByOwner = database.prepare(
    'SELECT * FROM fits WHERE customer_id = :who OR email = :who ORDER BY updated_at DESC LIMIT 1',
  )
  const selectById = database.prepare('SELECT * FROM fits WHERE id = :id')
  const selectByToken = database.prepare('SELECT * FROM fits WHERE token = :token')
  const upsert = database.prepare(`
    INSERT INTO fits (id, customer_id, email, token, fit, method, store_location, answers, status, updated_at)
    VALUES (:id, :customer, :email, :token, :fit, :method, :store, :answers, 'saved', :at)
    ON CONFLICT (id) DO UPDATE SET fit = excluded.fit, method = excluded.method, updated_at = excluded.updated_at,
      store_location = excluded.store_location, token = excluded.token, answers = coalesce(excluded.answers, answers),
      customer_id = coalesce(excluded.customer_id, customer_id), email = coalesce(excluded.email, email)`)
  const clearCustomer = database.prepare(
    'UPDATE fits SET customer_id = NULL WHERE customer_id = :customer AND id <> :id',
  )
  const clearEmail = database.prepare('UPDATE fits SET email = NULL WHERE email = :email AND id <> :id')
  const setOwner = database.prepare(
    'UPDATE fits SET customer_id = coalesce(:customer, customer_id), email = coalesce(:email, email) WHERE id = :id',
  )
  const deleteFit = database.prepare('DELETE FROM fits WHERE customer_id = :who OR email = :who OR token = :who')
  const deleteToken = database.prepare('DELETE FROM tokens WHERE customer_id = :who OR email = :who OR token = :who')
  const clearToken = database.prepare('UPDATE fits SET token = NULL WHERE token = :token AND id <> :id')
  const upsertToken = database.prepare(`
    INSERT INTO tokens (token, customer_id, email) VALUES (:token, :customer, :email)
    ON CONFLICT (token) DO UPDATE SET customer_id = coalesce(excluded.customer_id, customer_id),
      email = coalesce(excluded.email, email)`)
  const selectBearer = database.prepare('SELECT customer_id AS customerId, email FROM tokens WHERE token = :token')

  const getOwner = (token: string): Owner => {
    const bearer = selectBearer.get({ token })
    return bearer ? ownerShape.parse(bearer) : { customerId: null, email: null }
  }
  const findRow = (who: string | null | undefined) => (who ? parseRow(selectByOwner.get({ who })) : undefined)
  /** Removes a customer id and an email from all other fits, since each has one fit only. */
  const releaseOwner = (id: string, customer: string | null, email: string | null) => {
    if (customer) clearCustomer.run({ customer, id })
    if (email) clearEmail.run({ email, id })
  }

  return {
    find(who) {
      const row = findRow(who)
      return row ? toSavedFit(row) : null
    },
    save({ fit, method, token, customer_id, email, store_location, fit_finder_answers }) {
      const owner = getOwner(token)
      const customer = customer_id ?? owner.customerId
      const address = email ?? owner.email
      const previous = findRow(customer) ?? findRow(address) ?? parseRow(selectByToken.get({ token }))
      const id = previous?.id ?? randomUUID()
      releaseOwner(id, customer, address)
      clearToken.run({ token, id })
      upsert.run({
        id,
        customer,
        email: address,
        token,
        fit: JSON.stringify(fit),
        method,
        store: store_location,
        answers: fit_finder_answers ? JSON.stringify(fit_finder_answers) : null,
        at: now().toISOString(),
      })
      return toSavedFit(parseRow(selectById.get({ id })) ?? throwMissing(id))
    },
    bindToken(token, newOwner) {
      if (newOwner.customerId || newOwner.email)
        upsertToken.run({ token, customer: newOwner.customerId, email: newOwner.email })
      const owner = getOwner(token)
      const row = parseRow(selectByToken.get({ token }))
      if (row && (owner.customerId || owner.email)) {
        releaseOwner(row.id, owner.customerId, owner.email)
        setOwner.run({ id: row.id, customer: owner.customerId, email: owner.email })
      }
      return owner
    },
    remove(who) {
      deleteToken.run({ who })
      return deleteFit.run({ who }).changes > 0
    },
    close: () => database.close(),
  }
}

const text = z.string()
const rowShape = z.object({
  id: text,
  email: text.nullable(),
  fit: text
    .transform((json) => JSON.parse(json))
    .pipe(
      z.object({
        top: z.object({ size: text.optional(), chest: text.optional(), cut: text, length: text }),
        bottom: z.object({ waist: text, build: text, leg: text, taper: text.optional() }),
      }),
    ),
  status: text,
  updated_at: text,
})
const ownerShape = z.object({ customerId: text.nullable(), email: text.nullable() })
type Row = z.output<typeof rowShape>

const parseRow = (row: unknown): Row | undefined => (row === undefined ? undefined : rowShape.parse(row))

const toSavedFit = ({ fit, email, status, updated_at }: Row): SavedFit => ({ fit, email, status, updated_at })

function throwMissing(id: string): never {
  throw new Error(`The fit ${id} was written but cannot be read`)
}
