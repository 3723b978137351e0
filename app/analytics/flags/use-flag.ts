import { useEffect, useState } from 'react'
import { useHasConsent } from '#app/analytics/consent/consent-store.ts'
import { getIdentity } from '#app/analytics/identity.ts'
import { report } from '#app/errors/report.ts'
import { readFlagsFn } from './flags.functions.ts'
import { FLAG_DEFAULTS, type FlagName, type Flags } from './flags.ts'

let flagsOfPage: Promise<Flags> | undefined

/** Reads the visitor's flags, once per page. */
function readFlags(): Promise<Flags> {
  flagsOfPage ??= readFlagsFn({ data: { anonymousId: getIdentity().anonymousId } }).catch((cause: unknown) => {
    report('flags.fetch-failed', cause)
    return FLAG_DEFAULTS
  })
  return flagsOfPage
}

/**
 * A feature flag; undefined while it loads. Reading flags sends the anonymous id, so without consent to analytics the
 * default holds.
 */
export function useFlag(name: FlagName): boolean | undefined {
  const isAllowed = useHasConsent('analytics')
  const [flags, setFlags] = useState<Flags | undefined>()
  useEffect(() => {
    if (isAllowed) void readFlags().then(setFlags)
  }, [isAllowed])
  return isAllowed ? flags?.[name] : FLAG_DEFAULTS[name]
}
