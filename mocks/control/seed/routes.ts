import { HttpResponse, http, type RequestHandler } from 'msw'
import type { z } from 'zod'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { changeVisitor } from '../../world/entrance.ts'
import type { VisitorState } from '../../world/visitor.ts'
import type { World } from '../../world/world.ts'
import * as api from '../api.ts'
import type { ControlContext } from '../context.ts'
import { readBody } from '../validation.ts'
import type { WorldLookup } from '../world-lookup.ts'
import { seedCart } from './cart.ts'
import { seedCustomer } from './customer.ts'
import { seedFit } from './fit.ts'
import { seedOrder } from './order.ts'

/** What every seed returns: the visitor to become, and the page that shows what was added. */
type Seeded = { visitor: VisitorState; start: string }

/** Routes that put records into a world. Each returns the visitor to become, whom the world also hands over on entering. */
export function seedRoutes({ origin }: ControlContext, { getOrCreate }: WorldLookup): RequestHandler[] {
  const seedRoute = <Schema extends z.ZodType<{ region: RegionCode }>>(
    kind: string,
    schema: Schema,
    seed: (world: World, body: z.output<Schema>) => Promise<Seeded>,
  ) =>
    http.post<{ id: string }>(`*/__control/worlds/:id/seed/${kind}`, async ({ params, request }) => {
      const body = await readBody(request, schema)
      const world = getOrCreate(params.id)
      const seeded = await seed(world, body)
      // a loaded scenario has chosen the start page
      const start = world.scenarios.length > 0 ? {} : { start: seeded.start }
      changeVisitor(world, seeded.visitor, { ...start, region: body.region })
      return HttpResponse.json(seeded, { status: 201 })
    })
  return [
    seedRoute('cart', api.seedCartRequest, seedCart),
    seedRoute('customer', api.seedCustomerRequest, (world, body) => seedCustomer(world, body, origin())),
    seedRoute('fit', api.seedFitRequest, seedFit),
    seedRoute('order', api.seedOrderRequest, (world, body) => seedOrder(world, body, origin())),
  ]
}
