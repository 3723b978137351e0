import { useEffect, useState } from 'react'
import { getErrorReference } from './page-failure.ts'
import { report } from './report.ts'

/** The reference of an error's report: the server's, or that of a report made now for an error in the browser. */
export function useErrorReference(error: unknown): string | undefined {
  const serverReference = getErrorReference(error)
  const [browserReference, setBrowserReference] = useState<string>()
  useEffect(() => {
    if (serverReference) return
    const reference = createReference()
    report('page.broke', error, reference)
    setBrowserReference(reference)
    // the page's code may be gone, and the error with it
    window.stalePage?.onPageFailed()
  }, [serverReference, error])
  return serverReference ?? browserReference
}

/** Twelve hexadecimal characters: unique enough, and short enough to read out. */
const createReference = () =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
