import { z } from 'zod'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { COOKIE } from '#contracts/shop/visitor.ts'
import type { FitRecord } from '#mocks/world/fits.ts'
import type { Visitor } from '#mocks/world/visitor.ts'
import type { World } from '#mocks/world/world.ts'

/** A scenario's parameters for a fit, from the option lists of spec 3; an average man's by default. */
export const fitParams = z.strictObject({
  waist: z.enum(OPTION_LISTS.waist).default('34'),
  build: z.enum(OPTION_LISTS.build).default('B'),
  leg: z.enum(OPTION_LISTS.leg).default('32'),
  size: z.enum(OPTION_LISTS.size).default('M'),
  cut: z.enum(OPTION_LISTS.cut).default('Slim'),
  length: z.enum(OPTION_LISTS.length).default('Regular'),
  chest: z.enum(OPTION_LISTS.chest).default('40'),
  taper: z.enum(OPTION_LISTS.taper).default('Standard'),
})

type Owner = { customerId: string | null; email: string | null; region: RegionCode }

/** Saves a fit in the fit service. */
export function givenSavedFit(
  world: World,
  { customerId, email, region }: Owner,
  { waist, build, leg, taper, size, cut, length, chest } = fitParams.parse({}),
): Promise<FitRecord> {
  return world.fits.create({
    id: world.ids.next('fit'),
    customerId,
    email,
    isEmailProven: customerId !== null && email !== null,
    fit: { top: { size, cut, length, chest }, bottom: { waist, build, leg, taper } },
    method: 'fit_finder',
    storeLocation: region,
    updatedAt: world.clock.now().toISOString(),
  })
}

/**
 * Gives the visitor a fit token of a customer. The customerId cookie alone counts as logged in, but gives no access to
 * the fit.
 */
export async function givenFitToken(
  world: World,
  visitor: Visitor,
  { customerId, email }: { customerId: string; email: string | null },
): Promise<void> {
  const token = `fit-token-of-${customerId}`
  await world.fitTokens.create({ id: token, customerId, email })
  visitor.setCookie(COOKIE.fitToken, token, { httpOnly: true })
  visitor.setCookie(COOKIE.customerId, customerId)
}
