import { hasConsent } from './consent/consent.ts'
import type { EventName, EventProperties } from './events.ts'
import type { Analytics } from './outbox.ts'

let loadedAnalytics: Analytics | undefined

/** Loads the code that sends events. Only with the visitor's consent. */
export async function loadAnalytics(): Promise<Analytics> {
  const { createAnalytics } = await import('./outbox.ts')
  loadedAnalytics ??= createAnalytics()
  return loadedAnalytics
}

/**
 * Tracks an event if the visitor consents at this moment. Otherwise the event is dropped and no code is loaded (NAV-14).
 * Browser only; never throws and never waits.
 */
export function track<Name extends EventName>(event: Name, properties: EventProperties<Name>): void {
  if (!hasConsent('analytics')) return
  // Synchronous if the code has loaded, because a page that is being left waits for nothing.
  if (loadedAnalytics) loadedAnalytics.track(event, properties)
  // the event is lost if the code fails to load
  else
    loadAnalytics().then(
      (analytics) => analytics.track(event, properties),
      () => {},
    )
}
