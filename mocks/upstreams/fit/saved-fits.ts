import type { FitFinderAnswers, FitToUpdate, SavedFit } from '#contracts/fit/generated/types.ts'
import {
  chooseLink,
  findRecord,
  isDeletedLink,
  linkOwner,
  listUnreachable,
  type Owner,
  planChange,
  planDeletion,
  toDeletingCaller,
} from '../../recommender/service/ownership.ts'
import type { FitRecord } from '../../world/fits.ts'
import type { World } from '../../world/world.ts'

/** The fit of a customer id or an email. */
export const findFit = (world: World, customerIdOrEmail: string): FitRecord | undefined =>
  findRecord(world.fits.all(), customerIdOrEmail)

/** Saves a fit and replaces the previous one of its owner. */
export function saveFit(world: World, input: FitToUpdate & { answers?: FitFinderAnswers }): Promise<FitRecord> {
  return world.runExclusive(async () => {
    const { fit, method, token, store_location, answers, customer_id = null, email: typedEmail = null } = input
    const owner = linkOwner(findLink(world, token), { customerId: customer_id, email: null })
    const { newest, superseded, ownership } = planChange(world.fits.all(), owner, token, { typedEmail })
    await deleteRecords(world, superseded)
    const values = {
      ...ownership,
      fit,
      method,
      storeLocation: store_location,
      status: 'saved',
      updatedAt: world.clock.now().toISOString(),
      ...(answers && { answers: { ...answers } }),
    }
    if (!newest) return world.fits.create({ id: world.ids.next('fit'), ...values })
    return (await changeRecord(world, newest, values)) ?? newest
  })
}

/**
 * Links a token to an owner, who gets the newest fit of both. The browser's previous token is given up. Returns all known
 * details of the owner.
 */
export function identify(world: World, token: string, proven: Owner, previousToken?: string): Promise<Owner> {
  return world.runExclusive(async () => {
    const owner = linkOwner(findLink(world, token), proven)
    if (proven.customerId === null && proven.email === null) return owner
    await saveLink(world, token, owner)
    if (previousToken !== undefined && previousToken !== token) await deleteLink(world, previousToken)
    const { newest, superseded, ownership } = planChange(world.fits.all(), owner, token, { previousToken })
    await deleteRecords(world, superseded)
    if (newest) await changeRecord(world, newest, ownership)
    return owner
  })
}

/** Links a token to the reader of a fit's mails, and to its account only if that address is the account's. */
export function claimFit(
  world: World,
  { customerId, email, isEmailProven }: FitRecord,
  token: string,
  previousToken?: string,
): Promise<void> {
  return world.runExclusive(async () => {
    if (previousToken !== undefined && previousToken !== token) {
      await deleteLink(world, previousToken)
      await deleteRecords(world, listUnreachable(world.fits.all(), previousToken))
    }
    await saveLink(world, token, { customerId: isEmailProven ? customerId : null, email })
  })
}

/** Deletes everything about a customer id, a proven email or a token. Returns whether there was a fit. */
export function deleteFits(world: World, ownerOrToken: string): Promise<boolean> {
  return world.runExclusive(async () => {
    const caller = toDeletingCaller(ownerOrToken, findLink(world, ownerOrToken))
    const { deleted, losingEmail } = planDeletion(world.fits.all(), caller)
    await deleteRecords(world, deleted)
    for (const record of losingEmail) await changeRecord(world, record, { email: null })
    await world.fitTokens.deleteMany((q) => q.where((link) => isDeletedLink(caller, { ...link, token: link.id })))
    return deleted.length > 0
  })
}

/** Converts a record to the wire. Values that a scenario left out become empty strings. */
export function toSavedFit({ fit: { top, bottom }, updatedAt, email, status }: FitRecord): SavedFit {
  return {
    fit: {
      top: { ...top, cut: top.cut ?? '', length: top.length ?? '' },
      bottom: { ...bottom, waist: bottom.waist ?? '', build: bottom.build ?? '', leg: bottom.leg ?? '' },
    },
    updated_at: updatedAt,
    email,
    status,
  }
}

/** The owner of a token, or of a customer id the address that a sign-in has proven. */
const findLink = (world: World, tokenOrCustomerId: string): Owner | undefined =>
  chooseLink(
    world.fitTokens.all().map((link) => ({ ...link, token: link.id })),
    tokenOrCustomerId,
  )

/** Links a token to its owner. An account has one address: the one that its latest sign-in has proven. */
async function saveLink(world: World, token: string, { customerId, email }: Owner): Promise<void> {
  await deleteLink(world, token)
  await world.fitTokens.create({ id: token, customerId, email })
  if (customerId === null || email === null) return
  await world.fitTokens.updateMany((q) => q.where({ customerId }), {
    data(link) {
      link.email = email
    },
  })
}

const deleteLink = (world: World, token: string) => world.fitTokens.deleteMany((q) => q.where({ id: token }))

const changeRecord = (world: World, { id }: FitRecord, values: Partial<FitRecord>) =>
  world.fits.update((q) => q.where({ id }), { data: (record) => void Object.assign(record, values) })

async function deleteRecords(world: World, records: readonly FitRecord[]): Promise<void> {
  for (const { id } of records) {
    await world.fitKeys.deleteMany((q) => q.where({ fitId: id }))
    await world.fits.deleteMany((q) => q.where({ id }))
  }
}
