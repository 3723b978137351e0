import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { clientLinks } from './client-links.ts'

const subscribe = () => () => {}
const NO_HTML = { __html: '' }

/** Whether the server rendered this instance; false for one that the browser rendered first. Never changes. */
export const useIsServerRendered = (): boolean =>
  useState(
    useSyncExternalStore(
      subscribe,
      () => false,
      () => true,
    ),
  )[0]

/**
 * Server-rendered markup that the browser never hydrates and loads no code for. `server` renders it and is undefined in
 * the browser; `client` renders the same, with code loaded on demand, where a client navigation needs it. It may hold
 * links and forms, and nothing that React has to change. README.md says why this is not `Hydrate` with `never()`.
 */
export function StaticPart({ server, client }: { server: ReactNode; client: ReactNode }) {
  const isServerRendered = useIsServerRendered()
  if (server) return <div {...clientLinks}>{server}</div>
  if (isServerRendered)
    return (
      <div
        {...clientLinks}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the server's markup alone and sets nothing
        dangerouslySetInnerHTML={NO_HTML}
      />
    )
  return (
    <div {...clientLinks}>
      <Suspense>{client}</Suspense>
    </div>
  )
}
