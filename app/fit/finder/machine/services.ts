import type { AnyRouter } from '@tanstack/react-router'
import { track } from '#app/analytics/track.ts'
import { recommendFn } from '#app/fit/fit.functions.ts'
import { saveFit } from '#app/fit/save-fit.ts'
import { subscribeFn } from '#app/mailing/newsletter/newsletter.functions.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { shopLink } from '../result/shop-link.ts'
import type { Services } from './finder.ts'

/** The fit service, the mailing list and the router, as the Fit Finder uses them. */
export const servicesOf = (region: RegionCode, router: AnyRouter): Services => ({
  async recommend(answers) {
    const outcome = await recommendFn({ data: { region, answers } })
    if (!outcome.ok) throw new Error(outcome.failure)
    return outcome.recommendation
  },

  async save({ sizes, answers, details: { email, marketing }, isNewCustomer }) {
    // spec 7 shows 'fit_refresh' for a fit that is made anew; a first one has a word of ours
    const method = isNewCustomer ? 'fit_finder' : 'fit_refresh'
    await saveFit(region, { fit: sizes.fit, method, answers, email: email ?? undefined })
    if (!email || !marketing) return { joined: null }
    const joined = await subscribeFn({ data: { region, email, source: 'Fit Finder' } }).catch(() => ({ ok: false }))
    if (joined.ok) track('Newsletter Sign Up', { source: 'Fit Finder', channel: 'email' })
    return { joined: joined.ok }
  },

  shop(half, sizes) {
    const { handle, search } = shopLink(sizes, half)
    return router.navigate({ to: '/collections/$handle', params: { handle }, search })
  },
})
