import { useState, useSyncExternalStore } from 'react'

/**
 * Structured data in the body of a server-rendered page; client-rendered pages have none. A data block does not run, so it
 * needs no hash in the content security policy.
 */
export function StructuredDataScript({ text }: { text: string }) {
  const [isServerRendered] = useState(useIsHydrating())
  if (!isServerRendered) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with escaped `<` (structured-data-text.ts)
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}

/** Whether the component renders on the server or hydrates: only then React uses the server snapshot. */
const useIsHydrating = () => useSyncExternalStore(subscribe, getClientSnapshot, getServerSnapshot)
const subscribe = () => () => {}
const getClientSnapshot = () => false
const getServerSnapshot = () => true
