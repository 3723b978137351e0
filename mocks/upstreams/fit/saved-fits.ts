import type { FitFinderAnswers, FitToUpdate, SavedFit } from '#contracts/fit/generated/types.ts'
import type { FitRecord } from '../../world/fits.ts'
import type { World } from '../../world/world.ts'
import { findOwner, type Owner } from './fit-tokens.ts'

/** The latest fit of a customer id or email. */
export function findFit(world: World, customerIdOrEmail: string | null | undefined): FitRecord | undefined {
  if (!customerIdOrEmail) return undefined
  return getNewest(world.fits.findMany((q) => q.where((fit) => belongsTo(fit, customerIdOrEmail))))
}

/** Saves a fit and replaces the previous one of its owner. Unknown owners are matched by token. */
export function saveFit(world: World, input: FitToUpdate & { answers?: FitFinderAnswers }): Promise<FitRecord> {
  return world.runExclusive(async () => {
    const { fit, method, token, store_location, answers } = input
    const owner = findOwner(world, token)
    const customerId = input.customer_id ?? owner?.customerId
    const email = input.email ?? owner?.email
    const values = {
      fit,
      method,
      storeLocation: store_location,
      status: 'saved',
      updatedAt: world.clock.now().toISOString(),
      ...(customerId && { customerId }),
      ...(email && { email }),
      ...(answers && { answers: { ...answers } }),
      token,
    }
    const existing = findFit(world, customerId) ?? findFit(world, email) ?? findFitByToken(world, token)
    if (!existing) return world.fits.create({ id: world.ids.next('fit'), ...values })
    const updated = await world.fits.update((q) => q.where({ id: existing.id }), {
      data: (record) => void Object.assign(record, values),
    })
    return updated ?? existing
  })
}

/** Assigns the fit of a token to the identified owner. */
export function claimFit(world: World, token: string, owner: Owner): Promise<void> {
  return world.runExclusive(async () => {
    const fit = findFitByToken(world, token)
    if (!fit) return
    await world.fits.update((q) => q.where({ id: fit.id }), {
      data(record) {
        record.customerId = owner.customerId ?? record.customerId
        record.email = owner.email ?? record.email
      },
    })
  })
}

/** Deletes all fits, keys and tokens of a customer id, email or token. Returns whether there was a fit. */
export function deleteFits(world: World, customerIdOrEmail: string): Promise<boolean> {
  return world.runExclusive(async () => {
    const fits = world.fits.findMany((q) =>
      q.where((fit) => belongsTo(fit, customerIdOrEmail) || fit.token === customerIdOrEmail),
    )
    for (const { id } of fits) {
      await world.fitKeys.deleteMany((q) => q.where({ fitId: id }))
      await world.fits.delete((q) => q.where({ id }))
    }
    await world.fitTokens.deleteMany((q) =>
      q.where((token) => token.id === customerIdOrEmail || belongsTo(token, customerIdOrEmail)),
    )
    return fits.length > 0
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

const belongsTo = ({ customerId, email }: Owner, customerIdOrEmail: string) =>
  customerId === customerIdOrEmail || email?.toLowerCase() === customerIdOrEmail.toLowerCase()

const findFitByToken = (world: World, token: string) => world.fits.findFirst((q) => q.where({ token }))

const getNewest = (records: FitRecord[]) =>
  records.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0]
