import { useHydrated, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { clientLinks } from '#app/ui/clicks.ts'
import type { Elements } from '#app/ui/elements.ts'
import { type Dependencies, renderOnce } from './rendered-once.server.tsx'

declare global {
  /** Absent on the server, and in browsers without Trusted Types. */
  var trustedTypes: { readonly emptyHTML: TrustedHTML } | undefined
}

/** An empty text, too, violates Trusted Types. */
const NO_HTML = { __html: globalThis.trustedTypes?.emptyHTML ?? '' }

/** Whether the server rendered this instance; false for one that the browser rendered first. Never changes. */
export const useIsServerRendered = (): boolean => useState(!useHydrated())[0]

const renderOnServer = createIsomorphicFn().server(renderOnce)

/** The server's static parts and islands, until the page is hydrated. */
let serverParts =
  typeof document === 'undefined' ? [] : [...document.querySelectorAll('div[data-client-links], div[data-island]')]

/** Ends the use of the server's nodes for parts that are rendered anew. To be called once the page is hydrated. */
export function forgetServerParts(): void {
  serverParts = []
}

/**
 * Moves the nodes of the server's part with the same attributes into a part that React renders anew, because the page was
 * changed before it hydrated, such as by a translation. Returns whether there was one.
 */
function takeServerNodes(part: Element): boolean {
  const isSame = (other: Element) => !other.isConnected && other.cloneNode().isEqualNode(part.cloneNode())
  const serverPart = serverParts.find(isSame)
  if (!serverPart) return false
  part.replaceChildren(...serverPart.childNodes)
  serverParts.splice(serverParts.indexOf(serverPart), 1)
  return true
}

/** The nodes of the server's part with the same attributes, which React renders anew; nothing on a later page. */
export function ServerNodes(attributes: { [attribute: `data-${string}`]: string }) {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (part.current) takeServerNodes(part.current)
  }, [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the nodes alone
  return <div ref={part} {...attributes} dangerouslySetInnerHTML={NO_HTML} />
}

/**
 * Server-rendered markup that the browser never hydrates and loads no code for. `server` renders it and is undefined in
 * the browser; `client` renders the same, with code loaded on demand, where a client navigation needs it. It may hold
 * links and forms, and nothing that React has to change. With `dependencies` the server renders it once for all pages.
 * DECISIONS.md says why this is not `Hydrate` with `never()`.
 */
export function StaticPart(props: {
  server: Elements
  client: Elements
  dependencies?: Dependencies | undefined
  /** Of the element around it. */
  className?: string | undefined
  [attribute: `data-${string}`]: string | boolean | undefined
}) {
  const { server, client, dependencies, ...attributes } = props
  const isServerRendered = useIsServerRendered()
  const [takesNodes, setTakesNodes] = useState(!isServerRendered && serverParts.length > 0)
  const part = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the part is painted
  useLayoutEffect(() => {
    if (takesNodes && part.current) setTakesNodes(takeServerNodes(part.current))
  }, [])
  const router = useRouter()
  if (server && dependencies && import.meta.env.PROD) {
    // Last, because React forgets the hooks of this component while it renders another tree.
    const html = renderOnServer(router, dependencies, server)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
    return <div {...attributes} {...clientLinks} dangerouslySetInnerHTML={{ __html: html ?? '' }} />
  }
  if (server)
    return (
      <div {...attributes} {...clientLinks}>
        {server}
      </div>
    )
  if (isServerRendered || takesNodes)
    return (
      <div
        ref={part}
        {...attributes}
        {...clientLinks}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the server's markup alone and sets nothing
        dangerouslySetInnerHTML={NO_HTML}
      />
    )
  return (
    <div {...attributes} {...clientLinks}>
      <Suspense>{client}</Suspense>
    </div>
  )
}
