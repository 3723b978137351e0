import type { AnyRouter } from '@tanstack/react-router'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { loadLaterCode } from '../load-later-screens.tsx'
import type { Services } from './finder.ts'

/** The fit service, the mailing list and the router, as the Fit Finder uses them. Their code loads with the first call. */
export const createServices = (region: RegionCode, router: AnyRouter): Services => ({
  async recommend(answers) {
    const [{ recommendFn }] = await Promise.all([import('#app/fit/fit.functions.ts'), loadLaterCode()])
    const outcome = await recommendFn({ data: { region, answers } })
    if (!outcome.ok) throw new Error(outcome.failure)
    return outcome.recommendation
  },

  async save({ result, registration: { email, marketing }, isNewCustomer }) {
    // Spec 7 shows 'fit_refresh' for a renewed fit; it gives no method for a first one.
    const method = isNewCustomer ? 'fit_finder' : 'fit_refresh'
    const { answers, recommendation } = result
    const { saveFit } = await import('#app/fit/save-fit.ts')
    await saveFit(region, { fit: recommendation.fit, method, answers, email: email ?? undefined })
    if (!email || !marketing) return { hasSubscribed: null }
    const { signUp } = await import('#app/mailing/newsletter/sign-up.ts')
    return { hasSubscribed: (await signUp(region, 'Fit Finder', { email })).ok }
  },

  async openShop(half, recommendation) {
    const { getShopLink } = await import('../result/shop-link.ts')
    const { handle, search } = getShopLink(recommendation, half)
    return router.navigate({ to: '/collections/$handle', params: { handle }, search })
  },
})
