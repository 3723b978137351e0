import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { loadLaterCode } from '../load-later-screens.tsx'
import { createFinder, type FinderStore, getServerState, type Services, type ShowPlace } from './finder.ts'
import type { FinderState } from './finder-state.ts'
import type { Place } from './progress-cookies.ts'
import { progressCookies } from './progress-cookies.ts'

/**
 * Returns the state and store of the Fit Finder on a page or in a drawer. The server renders the same for every visitor; after
 * hydration it goes to the place, or resumes the stored progress.
 */
export function useFinder(place: Place | undefined, showPlace: ShowPlace): [FinderState, FinderStore] {
  const router = useRouter()
  const region = useRegion().code
  const [finder] = useState(() =>
    createFinder(getServerState(place ?? 'start'), {
      services: createServices(region, router),
      storage: progressCookies,
      showPlace,
    }),
  )
  const state = useSyncExternalStore(finder.subscribe, finder.getState, finder.getFirstState)
  // Only the first place counts: later ones arrive as events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place it begins at
  useEffect(() => finder.resume(place), [finder])
  return [state, finder]
}

/** Creates the services from the fit service, the mailing list and the router. Their code loads with the first call. */
const createServices = (region: RegionCode, router: AnyRouter): Services => ({
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
    const { signUp } = await import('#app/mailing/newsletter/use-sign-up.tsx')
    return { hasSubscribed: (await signUp(region, 'Fit Finder', { email })).ok }
  },

  async openShop(half, recommendation) {
    const { getShopLink, saveSessionSizes } = await import('../result/shop-link.ts')
    saveSessionSizes(recommendation.fit)
    const { handle, search } = getShopLink(recommendation, half)
    return router.navigate({ to: '/collections/$handle', params: { handle }, search })
  },
})
