import type { AnyRouter } from '@tanstack/react-router'
import { recommendFn } from '#app/fit/fit.functions.ts'
import { saveFit } from '#app/fit/save-fit.ts'
import { signUp } from '#app/mailing/newsletter/sign-up.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { getShopLink } from '../result/shop-link.ts'
import type { Services } from './finder.ts'

/** The fit service, the mailing list and the router, as the Fit Finder uses them. */
export const createServices = (region: RegionCode, router: AnyRouter): Services => ({
  async recommend(answers) {
    const outcome = await recommendFn({ data: { region, answers } })
    if (!outcome.ok) throw new Error(outcome.failure)
    return outcome.recommendation
  },

  async save({ result, registration: { email, marketing }, isNewCustomer }) {
    // Spec 7 shows 'fit_refresh' for a renewed fit; it gives no method for a first one.
    const method = isNewCustomer ? 'fit_finder' : 'fit_refresh'
    const { answers, recommendation } = result
    await saveFit(region, { fit: recommendation.fit, method, answers, email: email ?? undefined })
    if (!email || !marketing) return { hasSubscribed: null }
    return { hasSubscribed: (await signUp(region, 'Fit Finder', { email })).ok }
  },

  openShop(half, recommendation) {
    const { handle, search } = getShopLink(recommendation, half)
    return router.navigate({ to: '/collections/$handle', params: { handle }, search })
  },
})
