import { useEffect, useState } from 'react'
import { referenceOf } from './page-failure.ts'
import { report } from './report.ts'

/**
 * The reference under which an error was reported: the server's, or where the page broke in the browser, one under which
 * it is reported now. Undefined until there is one.
 */
export function useErrorReference(error: unknown): string | undefined {
  const given = referenceOf(error)
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    if (given) return
    const reference = newReference()
    report('page.broke', error, reference)
    setOwn(reference)
  }, [given, error])
  return given ?? own
}

/** Twelve letters and digits: enough to be alone with, short enough to read out. */
const newReference = () =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
