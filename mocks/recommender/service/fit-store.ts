import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { FitFinderAnswers, FitToUpdate, SavedFit } from '#contracts/fit/generated/types.ts'

type Owner = { customerId: string | null; email: string | null }

/** Saved fits in a file. A fit belongs to a customer, an email, and to the token under which it was saved last. */
export type FitStore = {
  /** The fit saved last by a customer id or an email. */
  fitOf(customerIdOrEmail: string): SavedFit | null
  /** Saves a fit in place of the one that its owner had. */
  keep(sent: FitToUpdate & { fit_finder_answers?: FitFinderAnswers }): SavedFit
  /** Notes whose a token turned out to be, and gives them the fit that was saved under it. Answers with all that is known. */
  claim(token: string, owner: Owner): Owner
  /** Forgets all that is kept of a customer id, an email or a token; true where there was a fit. */
  forget(who: string): boolean
  close(): void
}

/** Opens a store, made on first use. `path` ':memory:' keeps nothing. */
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
  const byOwner = database.prepare(
    'SELECT * FROM fits WHERE customer_id = :who OR email = :who ORDER BY updated_at DESC LIMIT 1',
  )
  const byId = database.prepare('SELECT * FROM fits WHERE id = :id')
  const byToken = database.prepare('SELECT * FROM fits WHERE token = :token')
  const write = database.prepare(`
    INSERT INTO fits (id, customer_id, email, token, fit, method, store_location, answers, status, updated_at)
    VALUES (:id, :customer, :email, :token, :fit, :method, :store, :answers, 'saved', :at)
    ON CONFLICT (id) DO UPDATE SET fit = excluded.fit, method = excluded.method, updated_at = excluded.updated_at,
      store_location = excluded.store_location, token = excluded.token, answers = coalesce(excluded.answers, answers),
      customer_id = coalesce(excluded.customer_id, customer_id), email = coalesce(excluded.email, email)`)
  const clear = database.prepare('UPDATE fits SET customer_id = NULL WHERE customer_id = :customer AND id <> :id')
  const clearEmail = database.prepare('UPDATE fits SET email = NULL WHERE email = :email AND id <> :id')
  const own = database.prepare(
    'UPDATE fits SET customer_id = coalesce(:customer, customer_id), email = coalesce(:email, email) WHERE id = :id',
  )
  const remove = database.prepare('DELETE FROM fits WHERE customer_id = :who OR email = :who OR token = :who')
  const unbind = database.prepare('DELETE FROM tokens WHERE customer_id = :who OR email = :who OR token = :who')
  const clearToken = database.prepare('UPDATE fits SET token = NULL WHERE token = :token AND id <> :id')
  const bind = database.prepare(`
    INSERT INTO tokens (token, customer_id, email) VALUES (:token, :customer, :email)
    ON CONFLICT (token) DO UPDATE SET customer_id = coalesce(excluded.customer_id, customer_id),
      email = coalesce(excluded.email, email)`)
  const bearer = database.prepare('SELECT customer_id AS customerId, email FROM tokens WHERE token = :token')

  const ownerOf = (token: string): Owner => {
    const found = bearer.get({ token })
    return found ? ownerShape.parse(found) : { customerId: null, email: null }
  }
  const find = (who: string | null | undefined) => (who ? row(byOwner.get({ who })) : undefined)
  /** One customer, one email, one fit: who had them before has them no longer. */
  const makeRoom = (id: string, customer: string | null, email: string | null) => {
    if (customer) clear.run({ customer, id })
    if (email) clearEmail.run({ email, id })
  }

  return {
    fitOf(who) {
      const found = find(who)
      return found ? savedFit(found) : null
    },
    keep({ fit, method, token, customer_id, email, store_location, fit_finder_answers }) {
      const owner = ownerOf(token)
      const customer = customer_id ?? owner.customerId
      const address = email ?? owner.email
      const before = find(customer) ?? find(address) ?? row(byToken.get({ token }))
      const id = before?.id ?? randomUUID()
      makeRoom(id, customer, address)
      clearToken.run({ token, id })
      write.run({
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
      return savedFit(row(byId.get({ id })) ?? raise(id))
    },
    claim(token, said) {
      if (said.customerId || said.email) bind.run({ token, customer: said.customerId, email: said.email })
      const owner = ownerOf(token)
      const found = row(byToken.get({ token }))
      if (found && (owner.customerId || owner.email)) {
        makeRoom(found.id, owner.customerId, owner.email)
        own.run({ id: found.id, customer: owner.customerId, email: owner.email })
      }
      return owner
    },
    forget(who) {
      unbind.run({ who })
      return remove.run({ who }).changes > 0
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

const row = (found: unknown): Row | undefined => (found === undefined ? undefined : rowShape.parse(found))

const savedFit = ({ fit, email, status, updated_at }: Row): SavedFit => ({ fit, email, status, updated_at })

function raise(id: string): never {
  throw new Error(`The fit ${id} was written and is not there`)
}
