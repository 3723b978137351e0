import { useEffect, useState } from 'react'
import { createRandomHex } from '#app/http/random-hex.ts'
import { getErrorReference } from './page-failure.ts'
import { report } from './report.ts'

/** The reference of an error's report: the server's, or that of a report made now for an error in the browser. */
export function useErrorReference(error: unknown): string | undefined {
  const serverReference = getErrorReference(error)
  const [browserReference, setBrowserReference] = useState<string>()
  useEffect(() => {
    if (serverReference) return
    // twelve characters are unique enough, and short enough to read out
    const reference = createRandomHex(6)
    report('page.broke', error, reference)
    setBrowserReference(reference)
    // the page's code may be gone, and the error with it
    window.stalePage?.onPageFailed()
  }, [serverReference, error])
  return serverReference ?? browserReference
}
