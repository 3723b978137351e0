import type { FitFinderAnswers, FitToUpdate, SavedFit } from '#contracts/fit/generated/types.ts'
import type { FitRecord } from '../../world/fits.ts'
import type { World } from '../../world/world.ts'
import { type Owner, ownerOf } from './fit-tokens.ts'

/** The fit that somebody saved last, by their customer id or email. */
export function fitOf(world: World, who: string | null | undefined): FitRecord | undefined {
  if (!who) return undefined
  return newest(world.fits.findMany((q) => q.where((fit) => belongsTo(fit, who))))
}

/** Saves a fit in place of the one that its owner had. Who is unknown yet is known by their token. */
export function keepFit(world: World, sent: FitToUpdate & { answers?: FitFinderAnswers }): Promise<FitRecord> {
  return world.serial(async () => {
    const { fit, method, token, store_location, answers } = sent
    const known = ownerOf(world, token)
    const customerId = sent.customer_id ?? known?.customerId
    const email = sent.email ?? known?.email
    const said = {
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
    const before = fitOf(world, customerId) ?? fitOf(world, email) ?? fitSavedBy(world, token)
    if (!before) return world.fits.create({ id: world.ids.next('fit'), ...said })
    const kept = await world.fits.update((q) => q.where({ id: before.id }), {
      data: (record) => void Object.assign(record, said),
    })
    return kept ?? before
  })
}

/** Gives the fit that was saved under a token to whom the token turned out to belong. */
export function claimFit(world: World, token: string, owner: Owner): Promise<void> {
  return world.serial(async () => {
    const found = fitSavedBy(world, token)
    if (!found) return
    await world.fits.update((q) => q.where({ id: found.id }), {
      data(record) {
        record.customerId = owner.customerId ?? record.customerId
        record.email = owner.email ?? record.email
      },
    })
  })
}

/** Forgets every fit of a customer id, an email or a token, and which tokens and keys were theirs. False: there was none. */
export function forgetFits(world: World, who: string): Promise<boolean> {
  return world.serial(async () => {
    const found = world.fits.findMany((q) => q.where((fit) => belongsTo(fit, who) || fit.token === who))
    for (const { id } of found) {
      await world.fitKeys.deleteMany((q) => q.where({ fitId: id }))
      await world.fits.delete((q) => q.where({ id }))
    }
    await world.fitTokens.deleteMany((q) => q.where((token) => token.id === who || belongsTo(token, who)))
    return found.length > 0
  })
}

/** As the service answers. What a scenario left open in a record is empty, not made up. */
export function savedFit({ fit: { top, bottom }, updatedAt, email, status }: FitRecord): SavedFit {
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

const belongsTo = ({ customerId, email }: Owner, who: string) =>
  customerId === who || email?.toLowerCase() === who.toLowerCase()

const fitSavedBy = (world: World, token: string) => world.fits.findFirst((q) => q.where({ token }))

const newest = (records: FitRecord[]) =>
  records.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0]
