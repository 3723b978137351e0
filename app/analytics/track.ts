import { allows } from '#app/consent/consent-store.ts'
import type { EventName, EventProperties } from './events.ts'

/**
 * Tells analytics that something happened, if the visitor agrees to that at this moment; else it is as if it had not
 * happened: nothing is kept to be sent later, and not even the code that sends is fetched (NAV-14). Browser only.
 * Never throws and never waits.
 */
export function track<Name extends EventName>(event: Name, properties: EventProperties<Name>): void {
  if (!allows('analytics')) return
  // code that does not come is an event that is lost
  import('./client.ts').then(({ analytics }) => analytics().track(event, properties)).catch(() => {})
}
