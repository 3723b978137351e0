import { HttpResponse, http, type RequestHandler } from 'msw'
import { bodyOf } from '../answers.ts'
import * as api from '../api.ts'
import type { ControlContext } from '../context.ts'
import type { WorldsByName } from '../worlds-by-name.ts'
import { seedCart } from './cart.ts'
import { seedCustomer } from './customer.ts'
import { seedFit } from './fit.ts'
import { seedOrder } from './order.ts'

type Named = { id: string }

/** What can be put into a world from outside. Each answers with the visitor to become. */
export function seedRoutes({ origin }: ControlContext, { madeOnDemand }: WorldsByName): RequestHandler[] {
  const seed = '*/__control/worlds/:id/seed'
  const created = { status: 201 }
  return [
    http.post<Named>(`${seed}/cart`, async ({ params, request }) => {
      const wanted = await bodyOf(request, api.seedCartRequest)
      return HttpResponse.json(await seedCart(madeOnDemand(params.id), wanted), created)
    }),
    http.post<Named>(`${seed}/customer`, async ({ params, request }) => {
      const wanted = await bodyOf(request, api.seedCustomerRequest)
      return HttpResponse.json(await seedCustomer(madeOnDemand(params.id), wanted, origin()), created)
    }),
    http.post<Named>(`${seed}/fit`, async ({ params, request }) => {
      const wanted = await bodyOf(request, api.seedFitRequest)
      return HttpResponse.json(await seedFit(madeOnDemand(params.id), wanted), created)
    }),
    http.post<Named>(`${seed}/order`, async ({ params, request }) => {
      const wanted = await bodyOf(request, api.seedOrderRequest)
      return HttpResponse.json(await seedOrder(madeOnDemand(params.id), wanted), created)
    }),
  ]
}
