import type { FitFinderAnswers, FitToUpdate, SavedFit } from '#contracts/fit/generated/types.ts'
import type { FitRecord } from '../../world/fits.ts'
import type { World } from '../../world/world.ts'

type Owner = { customerId: string | null; email: string | null }

/** The fit that somebody saved last, by their customer id or email. */
export function fitOf(world: World, who: string | undefined): FitRecord | undefined {
  if (!who) return undefined
  return newest(
    world.fits.findMany((q) =>
      q.where(({ customerId, email }) => customerId === who || email?.toLowerCase() === who.toLowerCase()),
    ),
  )
}

/** Saves a fit in place of the one that its owner had. Who is unknown yet is known by their token. */
export function keepFit(world: World, sent: FitToUpdate & { answers?: FitFinderAnswers }): Promise<FitRecord> {
  return world.serial(async () => {
    const { fit, method, token, customer_id, email, store_location, answers } = sent
    const said = {
      fit,
      method,
      storeLocation: store_location,
      status: 'saved',
      updatedAt: world.clock.now().toISOString(),
      ...(customer_id && { customerId: customer_id }),
      ...(email && { email }),
      ...(answers && { answers: { ...answers } }),
    }
    const before = fitOf(world, customer_id) ?? fitOf(world, email) ?? anonymousFit(world, token)
    if (!before) return world.fits.create({ id: customer_id || email ? world.ids.next('fit') : idFor(token), ...said })
    const kept = await world.fits.update((q) => q.where({ id: before.id }), {
      data: (record) => void Object.assign(record, said),
    })
    return kept ?? before
  })
}

/** Gives the fit that was saved under a token to whom the token turned out to belong. */
export function claimFit(world: World, token: string, owner: Owner): Promise<void> {
  return world.serial(async () => {
    const found = anonymousFit(world, token)
    if (!found || (owner.customerId === null && owner.email === null)) return
    await world.fits.update(found, {
      data(record) {
        record.id = world.ids.next('fit')
        record.customerId = owner.customerId
        record.email = owner.email
      },
    })
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

const idFor = (token: string) => `token:${token}`

const anonymousFit = (world: World, token: string) => world.fits.findFirst((q) => q.where({ id: idFor(token) }))

const newest = (records: FitRecord[]) =>
  records.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0]
