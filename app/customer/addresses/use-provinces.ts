import { useEffect, useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import type { Province } from './address-formats.ts'
import { readProvincesFn } from './addresses.functions.ts'

/** The provinces of a country; 'unknown' if they cannot be read. */
export type Provinces =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'listed'; provinces: readonly Province[] }

/** Reads the provinces when the country changes. The late response for an earlier country is dropped. */
export function useProvinces(country: string): Provinces {
  const region = useRegion().code
  const [result, setResult] = useState<{ country: string; provinces: readonly Province[] | null } | null>(null)

  useEffect(() => {
    let isCurrent = true
    readProvincesFn({ data: { region, country } })
      // without a connection the address can still be typed
      .catch(() => null)
      .then((provinces) => {
        if (isCurrent) setResult({ country, provinces })
      })
    return () => {
      isCurrent = false
    }
  }, [region, country])

  if (result?.country !== country) return { status: 'loading' }
  return result.provinces ? { status: 'listed', provinces: result.provinces } : { status: 'unknown' }
}
