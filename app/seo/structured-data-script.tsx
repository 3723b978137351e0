import { useState, useSyncExternalStore } from 'react'

/**
 * Structured data in the page. It is a block of data, not a script that runs, so it needs no hash in the page's policy.
 * It stands in the body as the server wrote it, and goes with its page; pages that script draws have none.
 */
export function StructuredDataScript({ text }: { text: string }) {
  const [fromServer] = useState(useIsTakenOver())
  if (!fromServer) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which `<` is escaped (data-text.ts)
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}

/** True on the server, and in the browser while it takes over what came from there. */
const useIsTakenOver = () => useSyncExternalStore(never, no, yes)
const never = () => () => {}
const no = () => false
const yes = () => true
