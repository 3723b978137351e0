import { useEffect, useState } from 'react'
import { useHasConsent } from '#app/analytics/consent/consent-store.ts'
import { FLAG_DEFAULTS, type FlagName, type Flags } from './flags.ts'

/** Reads the flags with code that loads only with consent. Without that code the defaults hold. */
const readFlags = (): Promise<Flags> =>
  import('./visitor-flags.ts').then(
    ({ readVisitorFlags }) => readVisitorFlags(),
    () => FLAG_DEFAULTS,
  )

/**
 * A feature flag; undefined while it loads, and until it `isNeeded`, so that what it changes shows in one state only.
 * Reading flags sends the anonymous id, so without consent to analytics the default holds.
 */
export function useFlag(name: FlagName, isNeeded = true): boolean | undefined {
  const isAllowed = useHasConsent('analytics')
  const [flags, setFlags] = useState<Flags | undefined>()
  useEffect(() => {
    if (isAllowed && isNeeded) void readFlags().then(setFlags)
  }, [isAllowed, isNeeded])
  return isAllowed ? flags?.[name] : FLAG_DEFAULTS[name]
}
