import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { FitFinderAnswers, FitToUpdate, SavedFit } from '#contracts/fit/generated/types.ts'

type Owner = { customerId: string | null; email: string | null }

/** Saved fits in a file. A fit belongs to a customer, an email, or, until somebody is known, to a token. */
export type FitStore = {
  /** The fit saved last by a customer id or an email. */
  fitOf(customerIdOrEmail: string): SavedFit | null
  /** Saves a fit in place of the one that its owner had. */
  keep(sent: FitToUpdate & { fit_finder_answers?: FitFinderAnswers }): SavedFit
  /** Gives the fit saved under a token to whom the token turned out to belong. */
  claim(token: string, owner: Owner): void
  /** Forgets all that is kept of somebody; true where there was something. */
  forget(customerIdOrEmail: string): boolean
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
      store_location = excluded.store_location, answers = coalesce(excluded.answers, answers),
      customer_id = coalesce(excluded.customer_id, customer_id), email = coalesce(excluded.email, email)`)
  const clear = database.prepare('UPDATE fits SET customer_id = NULL WHERE customer_id = :customer AND id <> :id')
  const clearEmail = database.prepare('UPDATE fits SET email = NULL WHERE email = :email AND id <> :id')
  const own = database.prepare(
    'UPDATE fits SET customer_id = coalesce(:customer, customer_id), email = coalesce(:email, email), token = NULL WHERE id = :id',
  )
  const remove = database.prepare('DELETE FROM fits WHERE customer_id = :who OR email = :who')

  const find = (who: string | undefined) => (who ? row(byOwner.get({ who })) : undefined)
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
      const known = Boolean(customer_id || email)
      const before = find(customer_id) ?? find(email) ?? row(byToken.get({ token }))
      const id = before?.id ?? randomUUID()
      makeRoom(id, customer_id ?? null, email ?? null)
      write.run({
        id,
        customer: customer_id ?? null,
        email: email ?? null,
        token: known ? null : token,
        fit: JSON.stringify(fit),
        method,
        store: store_location,
        answers: fit_finder_answers ? JSON.stringify(fit_finder_answers) : null,
        at: now().toISOString(),
      })
      return savedFit(row(byId.get({ id })) ?? raise(id))
    },
    claim(token, { customerId, email }) {
      const found = row(byToken.get({ token }))
      if (!found || (customerId === null && email === null)) return
      makeRoom(found.id, customerId, email)
      own.run({ id: found.id, customer: customerId, email })
    },
    forget: (who) => remove.run({ who }).changes > 0,
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
type Row = z.output<typeof rowShape>

const row = (found: unknown): Row | undefined => (found === undefined ? undefined : rowShape.parse(found))

const savedFit = ({ fit, email, status, updated_at }: Row): SavedFit => ({ fit, email, status, updated_at })

function raise(id: string): never {
  throw new Error(`The fit ${id} was written and is not there`)
}
