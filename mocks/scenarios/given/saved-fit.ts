import { z } from 'zod'
import type { RegionCode } from '#contracts/regions.ts'
import { COOKIE } from '#contracts/visitor.ts'
import { OPTION_VALUES } from '#mocks/world/catalogue/sizes.ts'
import type { FitRecord } from '#mocks/world/fits.ts'
import type { Visitor } from '#mocks/world/visitor.ts'
import type { World } from '#mocks/world/world.ts'

/** A scenario's parameters for a fit, from the option lists of spec 3; an average man's by default. */
export const fitParams = z.strictObject({
  waist: z.enum(OPTION_VALUES.waist).default('34'),
  build: z.enum(['A', 'B', 'C']).default('B'),
  leg: z.enum(OPTION_VALUES.leg).default('32'),
  size: z.enum(OPTION_VALUES.size).default('M'),
  cut: z.enum(['Slim', 'Straight']).default('Slim'),
  length: z.enum(['Short', 'Regular', 'Long']).default('Regular'),
  chest: z.enum(OPTION_VALUES.chest).default('40'),
  taper: z.enum(['Slim', 'Standard', 'Straight']).default('Standard'),
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
