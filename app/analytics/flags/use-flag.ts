import { useEffect, useState } from 'react'
import { useAllows } from '#app/analytics/consent/consent-store.ts'
import { identity } from '#app/analytics/identity.ts'
import { report } from '#app/errors/report.ts'
import { readFlagsFn } from './flags.functions.ts'
import { FLAG_DEFAULTS, type FlagName, type Flags } from './flags.ts'

let asked: Promise<Flags> | undefined

/** Asked once a page, when first needed. */
function flags(): Promise<Flags> {
  asked ??= readFlagsFn({ data: { anonymousId: identity().anonymousId } }).catch((cause: unknown) => {
    report('flags.fetch-failed', cause)
    return FLAG_DEFAULTS
  })
  return asked
}

/**
 * A feature flag. To ask for one is to say who asks, so it takes consent to analytics; without it the default holds.
 * Undefined while the answer is awaited.
 */
export function useFlag(name: FlagName): boolean | undefined {
  const agreed = useAllows('analytics')
  const [known, setKnown] = useState<Flags | undefined>()
  useEffect(() => {
    if (agreed) void flags().then(setKnown)
  }, [agreed])
  return agreed ? known?.[name] : FLAG_DEFAULTS[name]
}
