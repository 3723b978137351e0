import { useEffect, useState } from 'react'
import { useHasConsent } from '#app/analytics/consent/consent.ts'
import { FLAG_DEFAULTS, type FlagName, type Flags } from './flags.ts'

/** Reads the flags with code that loads only with consent. Returns the defaults if that code fails to load. */
const readFlags = (): Promise<Flags> =>
  import('./visitor-flags.ts').then(
    ({ readVisitorFlags }) => readVisitorFlags(),
    () => FLAG_DEFAULTS,
  )

/**
 * Returns a feature flag; undefined until it is needed and loaded, so that the page does not show the default first.
 * Reading flags sends the anonymous id, so without consent to analytics the default is returned.
 */
export function useFlag(name: FlagName, isNeeded = true): boolean | undefined {
  const isAllowed = useHasConsent('analytics')
  const [flags, setFlags] = useState<Flags | undefined>()
  useEffect(() => {
    if (isAllowed && isNeeded) void readFlags().then(setFlags)
  }, [isAllowed, isNeeded])
  return isAllowed ? flags?.[name] : FLAG_DEFAULTS[name]
}
