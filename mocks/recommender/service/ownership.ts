/**
 * The one rule of who owns a saved fit, for the real service and for the simulated one.
 *
 * - A record belongs to its account; without one to its proven address; without either to the token that saved it.
 * - An address is proven by a sign-in or by a key from a mail. One that was only typed tells where to find and to mail a
 *   fit: it replaces and deletes nothing, but who proves it later may delete what was saved for it.
 * - An owner has one record, the newest; the others are deleted.
 */

/** Who a token is linked to. Its `email` is proven. */
export type Owner = { customerId: string | null; email: string | null }

/** A token that is linked to an owner. */
type Link = Owner & { token: string }

/** Who makes a call: a proven owner with the tokens of the same browser. */
export type Caller = Owner & { tokens: readonly string[] }

/** What the rule needs to know of a saved fit. `token` is null where an account or a proven address owns it. */
export type OwnedRecord = Owner & { id: string; isEmailProven: boolean; token: string | null; updatedAt: string }

/** What a change of an owner's fit does to the records. */
export type Change<Row extends OwnedRecord> = {
  /** The owner's newest record, which stays. */
  newest: Row | undefined
  /** The owner's other records, to be deleted. */
  superseded: Row[]
  /** The owner of the newest record from now on. */
  ownership: Omit<OwnedRecord, 'id' | 'updatedAt'>
}

const NOBODY: Owner = { customerId: null, email: null }

const isSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && one.toLowerCase() === other?.toLowerCase()

/** Whether a record is the caller's, who may change it. */
function ownsRecord(caller: Caller, record: OwnedRecord): boolean {
  if (record.customerId !== null) return record.customerId === caller.customerId
  if (record.isEmailProven) return isSameEmail(record.email, caller.email)
  return record.token !== null && caller.tokens.includes(record.token)
}

/** The record of a customer id or an address. A proven one wins over one with a typed address, else the newest. */
export function findRecord<Row extends OwnedRecord>(rows: readonly Row[], customerIdOrEmail: string): Row | undefined {
  const ofCustomer = rows.filter(
    (row) => row.customerId === customerIdOrEmail || isSameEmail(row.email, customerIdOrEmail),
  )
  const proven = ofCustomer.filter((row) => row.customerId === customerIdOrEmail || row.isEmailProven)
  return getNewest(proven.length > 0 ? proven : ofCustomer)
}

/**
 * The change by a save or a sign-in with a token.
 * @param previousToken The token of the same browser before a sign-in, whose record becomes the owner's.
 * @param typedEmail The address that was typed with a save.
 */
export function planChange<Row extends OwnedRecord>(
  rows: readonly Row[],
  { customerId, email }: Owner,
  token: string,
  { previousToken, typedEmail = null }: { previousToken?: string | undefined; typedEmail?: string | null } = {},
): Change<Row> {
  const caller = { customerId, email, tokens: previousToken === undefined ? [token] : [token, previousToken] }
  const own = rows.filter((row) => ownsRecord(caller, row))
  const newest = getNewest(own)
  const provenEmail = email ?? own.find((row) => row.isEmailProven)?.email ?? null
  const isProven = customerId !== null || provenEmail !== null
  return {
    newest,
    superseded: own.filter((row) => row !== newest),
    ownership: {
      customerId,
      // a typed address never takes the place of the proven one
      email: provenEmail ?? typedEmail ?? newest?.email ?? null,
      isEmailProven: provenEmail !== null,
      token: isProven ? null : token,
    },
  }
}

/**
 * What a deletion removes: all that the caller owns, and all that was saved for their proven address. Another account
 * that typed the address keeps its fit without it.
 */
export function planDeletion<Row extends OwnedRecord>(
  rows: readonly Row[],
  caller: Caller,
): { deleted: Row[]; losingEmail: Row[] } {
  const hasEmail = (row: Row) => isSameEmail(row.email, caller.email)
  const isDeleted = (row: Row) =>
    ownsRecord(caller, row) || (hasEmail(row) && (row.isEmailProven || row.customerId === null))
  return { deleted: rows.filter(isDeleted), losingEmail: rows.filter((row) => hasEmail(row) && !isDeleted(row)) }
}

/** The records that nobody can reach once a token is given up: those without an address. */
export const listUnreachable = <Row extends OwnedRecord>(rows: readonly Row[], token: string): Row[] =>
  rows.filter((row) => row.email === null && ownsRecord({ ...NOBODY, tokens: [token] }, row))

/** The link of a token, or one of an account that has an address. */
export const chooseLink = <Row extends Link>(links: readonly Row[], tokenOrCustomerId: string): Row | undefined =>
  links.find(({ token }) => token === tokenOrCustomerId) ??
  links.find(({ customerId, email }) => customerId === tokenOrCustomerId && email !== null)

/** Who a token is linked to after another proof. Proofs of two owners are never mixed. */
export function linkOwner(linked: Owner | undefined, { customerId, email }: Owner): Owner {
  if (customerId !== null)
    return { customerId, email: email ?? (linked?.customerId === customerId ? linked.email : null) }
  if (email === null) return linked ? { customerId: linked.customerId, email: linked.email } : NOBODY
  return { customerId: linked && isSameEmail(linked.email, email) ? linked.customerId : null, email }
}

/** Whom a deletion by customer id, proven address or token is for. `linked` is the owner of the token or account, if known. */
export const toDeletingCaller = (id: string, linked: Owner | undefined): Caller => ({
  customerId: linked?.customerId ?? id,
  email: linked?.email ?? id,
  tokens: [id],
})

/** Whether a link ends with a deletion. */
export const isDeletedLink = (caller: Caller, link: Link): boolean =>
  caller.tokens.includes(link.token) ||
  (link.customerId !== null && link.customerId === caller.customerId) ||
  isSameEmail(link.email, caller.email)

function getNewest<Row extends OwnedRecord>(rows: readonly Row[]): Row | undefined {
  const age = (row: Row) => -Date.parse(row.updatedAt)
  // of the same instant, the account's
  return rows.toSorted((one, other) => age(one) - age(other) || rank(one) - rank(other))[0]
}

const rank = ({ customerId, isEmailProven }: OwnedRecord) => (customerId !== null ? 0 : isEmailProven ? 1 : 2)
