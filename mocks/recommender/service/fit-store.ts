import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { FitFinderAnswers, FitToUpdate, SavedFit } from '#contracts/fit/generated/types.ts'
import { isConflict } from './database/failures.ts'
import { lock } from './database/lock.ts'
import type { FitDatabase, FitTransaction, Tables } from './database/tables.ts'
import {
  type Caller,
  type Change,
  chooseLink,
  findRecord,
  isDeletedLink,
  linkOwner,
  type OwnedRecord,
  type Owner,
  planChange,
  planDeletion,
  toDeletingCaller,
} from './ownership.ts'

/**
 * Stores fits, by the rule of who owns them (ownership.ts). Each call is one statement or one transaction, so that several
 * instances can share a database.
 */
export type FitStore = {
  /** The fit of a customer id or an email. */
  find(customerIdOrEmail: string): Promise<SavedFit | null>
  /** Saves a fit and replaces the owner's previous one. */
  save(fit: FitToUpdate & { fit_finder_answers?: FitFinderAnswers }): Promise<SavedFit>
  /**
   * Links a token to an owner, who gets the newest fit of both. The browser's previous token is given up. Returns all known
   * details of the owner.
   */
  identify(token: string, proven: Owner, previousToken?: string): Promise<Owner>
  /** Deletes everything about a customer id, a proven email or a token; true if there was a fit. */
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

  /** Makes other changes of an owner wait for the end of this one. All take their locks in the order token, account, address. */
  async function lockOwner(transaction: FitTransaction, { customerId, email }: Owner): Promise<void> {
    if (customerId !== null) await lock(engine, transaction, `account ${customerId}`)
    if (email !== null) await lock(engine, transaction, `address ${email.toLowerCase()}`)
  }

  /** Records that a caller may have to do with, which no other transaction changes before the end of this one. */
  async function selectRecords(transaction: FitTransaction, { customerId, email, tokens }: Caller) {
    const rows = await transaction
      .selectFrom('fits')
      .select(OWNERSHIP)
      .where((row) =>
        row.or([
          row('token', 'in', tokens),
          ...(customerId === null ? [] : [row('customer_id', '=', customerId)]),
          ...(email === null ? [] : [hasEmail(email)]),
        ]),
      )
      .orderBy('id')
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .execute()
    return rows.map(toRecord)
  }

  return {
    async find(who) {
      const rows = await queries
        .selectFrom('fits')
        .select([...OWNERSHIP, 'fit', 'status'])
        .where((row) => row.or([row('customer_id', '=', who), hasEmail(who)]))
        .execute()
      const record = findRecord(rows.map(toRecord), who)
      const row = rows.find(({ id }) => id === record?.id)
      return row ? toSavedFit(row) : null
    },

    save: ({ fit, method, token, customer_id, email, store_location, fit_finder_answers }) =>
      change(token, async (transaction) => {
        const owner = linkOwner(await findLink(transaction, token), { customerId: customer_id ?? null, email: null })
        await lockOwner(transaction, owner)
        const records = await selectRecords(transaction, { ...owner, tokens: [token] })
        const { newest, superseded, ownership } = planChange(records, owner, token, { typedEmail: email ?? null })
        await deleteRecords(transaction, superseded)
        const row = await transaction
          .insertInto('fits')
          .values({
            id: newest?.id ?? randomUUID(),
            ...toColumns(ownership),
            fit: JSON.stringify(fit),
            method,
            store_location,
            answers: fit_finder_answers ? JSON.stringify(fit_finder_answers) : null,
            status: 'saved',
            updated_at: now().toISOString(),
          })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet((set) => ({
              ...toColumns(ownership),
              fit: set.ref('excluded.fit'),
              method: set.ref('excluded.method'),
              updated_at: set.ref('excluded.updated_at'),
              store_location: set.ref('excluded.store_location'),
              answers: set.fn.coalesce('excluded.answers', 'fits.answers'),
            })),
          )
          .returning(['fit', 'email', 'status', 'updated_at'])
          .executeTakeFirstOrThrow()
        return toSavedFit(row)
      }),

    identify: (token, proven, previousToken) =>
      change(token, async (transaction) => {
        const owner = linkOwner(await findLink(transaction, token), proven)
        if (proven.customerId === null && proven.email === null) return owner
        await lockOwner(transaction, owner)
        await saveLink(transaction, token, owner)
        if (previousToken !== undefined && previousToken !== token)
          await transaction.deleteFrom('tokens').where('token', '=', previousToken).execute()
        const tokens = previousToken === undefined ? [token] : [token, previousToken]
        const records = await selectRecords(transaction, { ...owner, tokens })
        const { newest, superseded, ownership } = planChange(records, owner, token, { previousToken })
        await deleteRecords(transaction, superseded)
        if (newest)
          await transaction.updateTable('fits').set(toColumns(ownership)).where('id', '=', newest.id).execute()
        return owner
      }),

    remove: (who) =>
      change(who, async (transaction) => {
        const caller = toDeletingCaller(who, await findLink(transaction, who))
        await lockOwner(transaction, caller)
        const { deleted, losingEmail } = planDeletion(await selectRecords(transaction, caller), caller)
        await deleteRecords(transaction, deleted)
        for (const { id } of losingEmail)
          await transaction.updateTable('fits').set({ email: null }).where('id', '=', id).execute()
        const links = await selectLinks(transaction, caller)
        for (const { token } of links.filter((link) => isDeletedLink(caller, link)))
          await transaction.deleteFrom('tokens').where('token', '=', token).execute()
        return deleted.length > 0
      }),

    async ping() {
      await sql`SELECT 1`.execute(queries)
    },
  }
}

const OWNERSHIP = ['id', 'customer_id', 'email', 'email_proven', 'token', 'updated_at'] as const

const toRecord = (row: Pick<Tables['fits'], (typeof OWNERSHIP)[number]>): OwnedRecord => ({
  id: row.id,
  customerId: row.customer_id,
  email: row.email,
  isEmailProven: row.email_proven === 1,
  token: row.token,
  updatedAt: row.updated_at,
})

const toColumns = ({ customerId, email, isEmailProven, token }: Change<OwnedRecord>['ownership']) => ({
  customer_id: customerId,
  email,
  email_proven: isEmailProven ? 1 : 0,
  token,
})

const hasEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`

async function deleteRecords(transaction: FitTransaction, records: readonly OwnedRecord[]): Promise<void> {
  const ids = records.map(({ id }) => id)
  if (ids.length > 0) await transaction.deleteFrom('fits').where('id', 'in', ids).execute()
}

/** The owner of a token, or of a customer id the address that a sign-in has proven. */
async function findLink(transaction: FitTransaction, tokenOrCustomerId: string): Promise<Owner | undefined> {
  const links = await transaction
    .selectFrom('tokens')
    .select(['token', 'customer_id as customerId', 'email'])
    .where((row) => row.or([row('token', '=', tokenOrCustomerId), row('customer_id', '=', tokenOrCustomerId)]))
    .execute()
  return chooseLink(links, tokenOrCustomerId)
}

const selectLinks = (transaction: FitTransaction, { customerId, email, tokens }: Caller) =>
  transaction
    .selectFrom('tokens')
    .select(['token', 'customer_id as customerId', 'email'])
    .where((row) =>
      row.or([
        row('token', 'in', tokens),
        ...(customerId === null ? [] : [row('customer_id', '=', customerId)]),
        ...(email === null ? [] : [hasEmail(email)]),
      ]),
    )
    .execute()

/** Links a token to its owner. An account has one address: the one that its latest sign-in has proven. */
async function saveLink(transaction: FitTransaction, token: string, { customerId, email }: Owner): Promise<void> {
  await transaction
    .insertInto('tokens')
    .values({ token, customer_id: customerId, email })
    .onConflict((conflict) => conflict.column('token').doUpdateSet({ customer_id: customerId, email }))
    .execute()
  if (customerId !== null && email !== null)
    await transaction.updateTable('tokens').set({ email }).where('customer_id', '=', customerId).execute()
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
