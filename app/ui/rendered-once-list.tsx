import { useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentProps } from 'react'
import { type Dependencies, renderOnce } from './rendered-once.server.tsx'

const renderOnServer = createIsomorphicFn().server(renderOnce)

/**
 * A list that the browser hydrates as usual and the server renders once for all pages with these dependencies. What it holds
 * must not use `useId`, whose ids depend on the place in the page, or a context other than the router.
 */
export function RenderedOnceList({
  dependencies,
  children,
  ...list
}: ComponentProps<'ul'> & { dependencies: Dependencies | undefined }) {
  const router = useRouter()
  // Last, because React forgets the hooks of this component while it renders another tree.
  const html =
    dependencies && import.meta.env.PROD
      ? renderOnServer(router, dependencies, children, { isHydrated: true })
      : undefined
  if (html === undefined) return <ul {...list}>{children}</ul>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
  return <ul {...list} dangerouslySetInnerHTML={{ __html: html }} />
}
