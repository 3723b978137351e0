import { hasConsent } from '#app/analytics/consent/consent.ts'
import { getIdentity } from '#app/analytics/identity.ts'
import { report } from '#app/errors/report.ts'
import { readFlagsFn } from './flags.functions.ts'
import { FLAG_DEFAULTS, type Flags } from './flags.ts'

let flagsOfPage: Promise<Flags> | undefined

/** Reads the visitor's flags, once per page. Only with consent: it sends the anonymous id, and creates it. */
export async function readVisitorFlags(): Promise<Flags> {
  // consent may have been withdrawn while this code was loading
  if (!hasConsent('analytics')) return FLAG_DEFAULTS
  flagsOfPage ??= readFlagsFn({ data: { anonymousId: getIdentity().anonymousId } }).catch((cause: unknown) => {
    report('flags.fetch-failed', cause)
    return FLAG_DEFAULTS
  })
  return flagsOfPage
}
