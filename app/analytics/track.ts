import type { Analytics } from './client.ts'
import { allows } from './consent/consent-store.ts'
import type { EventName, EventProperties } from './events.ts'

let loaded: Analytics | undefined

/** Fetches what sends. Only for who agrees to it. */
export async function loadAnalytics(): Promise<Analytics> {
  const { createAnalytics } = await import('./client.ts')
  loaded ??= createAnalytics()
  return loaded
}

/**
 * Tells analytics that something happened, if the visitor agrees to that at this moment; else it is as if it had not
 * happened: nothing is kept to be sent later, and not even the code that sends is fetched (NAV-14). Browser only.
 * Never throws and never waits.
 */
export function track<Name extends EventName>(event: Name, properties: EventProperties<Name>): void {
  if (!allows('analytics')) return
  // at once where that can be: a page on its way out waits for no promise
  if (loaded) loaded.track(event, properties)
  // code that does not come is an event that is lost
  else
    loadAnalytics().then(
      (analytics) => analytics.track(event, properties),
      () => {},
    )
}
