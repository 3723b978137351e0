import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { FitFinderAnswers, FitToUpdate, SavedFit } from '#contracts/fit/generated/types.ts'
import { isConflict } from './database/failures.ts'
import { lock } from './database/lock.ts'
import type { FitDatabase, FitTransaction, Tables } from './database/tables.ts'

type Owner = { customerId: string | null; email: string | null }

/**
 * Stores fits. A fit belongs to a customer id, an email and the token that saved it last. Each call is one statement or
 * one transaction, so that several instances can share a database.
 */
export type FitStore = {
  /** The latest fit of a customer id or an email. */
  find(customerIdOrEmail: string): Promise<SavedFit | null>
  /** Saves a fit and replaces the owner's previous one. */
  save(fit: FitToUpdate & { fit_finder_answers?: FitFinderAnswers }): Promise<SavedFit>
  /** Binds a token to an owner, who gets the fit saved with it. Returns all known details of the owner. */
  bindToken(token: string, owner: Owner): Promise<Owner>
  /** Deletes everything about a customer id, an email or a token; true if there was a fit. */
  remove(ownerOrToken: string): Promise<boolean>
  /** Rejects while the database is away. */
  ping(): Promise<void>
}

/** How often a transaction is repeated that lost against a concurrent one. */
const MAX_ATTEMPTS = 5

/** Creates a store on a database of this release's version. */
export function createFitStore({ engine, queries }: FitDatabase, now: () => Date = () => new Date()): FitStore {
  /** Changes what belongs to a token, one at a time. */
  async function change<Result>(token: string, work: (transaction: FitTransaction) => Promise<Result>) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await queries.transaction().execute(async (transaction) => {
          await lock(engine, transaction, `token ${token}`)
          return work(transaction)
        })
      } catch (error) {
        if (!isConflict(error) || attempt === MAX_ATTEMPTS) throw error
      }
    }
  }

  /** Fits of an owner or a token, which no other transaction changes before the end of this one. */
  const selectFits = (transaction: FitTransaction, { customerId, email }: Owner, token: string) =>
    transaction
      .selectFrom('fits')
      .select(['id', 'customer_id', 'email', 'token'])
      .where((row) =>
        row.or([
          row('token', '=', token),
          ...(customerId ? [row('customer_id', '=', customerId)] : []),
          ...(email ? [hasEmail(email)] : []),
        ]),
      )
      .orderBy('id')
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .execute()

  return {
    async find(who) {
      const row = await queries
        .selectFrom('fits')
        .select(['fit', 'email', 'status', 'updated_at'])
        .where((row) => row.or([row('customer_id', '=', who), hasEmail(who)]))
        .orderBy('updated_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? toSavedFit(row) : null
    },

    save: ({ fit, method, token, customer_id, email, store_location, fit_finder_answers }) =>
      change(token, async (transaction) => {
        const bound = await getOwner(transaction, token)
        const owner = { customerId: customer_id ?? bound.customerId, email: email ?? bound.email }
        const fits = await selectFits(transaction, owner, token)
        const previous =
          fits.find((row) => owner.customerId && row.customer_id === owner.customerId) ??
          fits.find((row) => owner.email && isSameEmail(row.email, owner.email)) ??
          fits.find((row) => row.token === token)
        const id = previous?.id ?? randomUUID()
        if (fits.some((row) => row.id !== id)) await release(transaction, id, owner, token)
        const row = await transaction
          .insertInto('fits')
          .values({
            id,
            customer_id: owner.customerId,
            email: owner.email,
            token,
            fit: JSON.stringify(fit),
            method,
            store_location,
            answers: fit_finder_answers ? JSON.stringify(fit_finder_answers) : null,
            status: 'saved',
            updated_at: now().toISOString(),
          })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet((set) => ({
              fit: set.ref('excluded.fit'),
              method: set.ref('excluded.method'),
              updated_at: set.ref('excluded.updated_at'),
              store_location: set.ref('excluded.store_location'),
              token: set.ref('excluded.token'),
              answers: set.fn.coalesce('excluded.answers', 'fits.answers'),
              customer_id: set.fn.coalesce('excluded.customer_id', 'fits.customer_id'),
              email: set.fn.coalesce('excluded.email', 'fits.email'),
            })),
          )
          .returning(['fit', 'email', 'status', 'updated_at'])
          .executeTakeFirstOrThrow()
        return toSavedFit(row)
      }),

    bindToken: (token, details) =>
      change(token, async (transaction) => {
        if (details.customerId || details.email) await upsertToken(transaction, token, details)
        const owner = await getOwner(transaction, token)
        if (!owner.customerId && !owner.email) return owner
        const fits = await selectFits(transaction, owner, token)
        const row = fits.find((row) => row.token === token)
        if (row) {
          await release(transaction, row.id, owner, token)
          await transaction
            .updateTable('fits')
            .set({
              ...(owner.customerId && { customer_id: owner.customerId }),
              ...(owner.email && { email: owner.email }),
            })
            .where('id', '=', row.id)
            .execute()
        }
        return owner
      }),

    remove: (who) =>
      change(who, async (transaction) => {
        await transaction.deleteFrom('tokens').where(isAbout(who)).execute()
        const { numDeletedRows } = await transaction.deleteFrom('fits').where(isAbout(who)).executeTakeFirst()
        return numDeletedRows > 0n
      }),

    async ping() {
      await sql`SELECT 1`.execute(queries)
    },
  }
}

const hasEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`

const isSameEmail = (a: string | null, b: string) => a?.toLowerCase() === b.toLowerCase()

const isAbout = (who: string) => (row: ExpressionBuilder<Tables, 'fits' | 'tokens'>) =>
  row.or([row('customer_id', '=', who), row('token', '=', who), hasEmail(who)])

async function getOwner(transaction: FitTransaction, token: string): Promise<Owner> {
  const owner = await transaction
    .selectFrom('tokens')
    .select(['customer_id as customerId', 'email'])
    .where('token', '=', token)
    .executeTakeFirst()
  return owner ?? { customerId: null, email: null }
}

const upsertToken = (transaction: FitTransaction, token: string, { customerId, email }: Owner) =>
  transaction
    .insertInto('tokens')
    .values({ token, customer_id: customerId, email })
    .onConflict((conflict) =>
      conflict.column('token').doUpdateSet((set) => ({
        customer_id: set.fn.coalesce('excluded.customer_id', 'tokens.customer_id'),
        email: set.fn.coalesce('excluded.email', 'tokens.email'),
      })),
    )
    .execute()

/** Removes a customer id, an email and a token from all other fits, since each has one fit only. */
async function release(transaction: FitTransaction, id: string, { customerId, email }: Owner, token: string) {
  const update = (set: { customer_id: null } | { email: null } | { token: null }) =>
    transaction.updateTable('fits').set(set).where('id', '<>', id)
  if (customerId) await update({ customer_id: null }).where('customer_id', '=', customerId).execute()
  if (email) await update({ email: null }).where(hasEmail(email)).execute()
  await update({ token: null }).where('token', '=', token).execute()
}

const text = z.string()
const fitShape = z.object({
  top: z.object({ size: text.optional(), chest: text.optional(), cut: text, length: text }),
  bottom: z.object({ waist: text, build: text, leg: text, taper: text.optional() }),
})

const toSavedFit = ({ fit, ...row }: Pick<Tables['fits'], 'fit' | 'email' | 'status' | 'updated_at'>): SavedFit => ({
  ...row,
  fit: fitShape.parse(JSON.parse(fit)),
})
