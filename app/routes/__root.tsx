import {
  createRootRouteWithContext,
  HeadContent,
  isNotFound,
  Match,
  ScriptOnce,
  Scripts,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, Suspense, useEffect } from 'react'
import { INK } from '#app/content/colour.ts'
import { isPreview } from '#app/content/preview/preview-mode.ts'
import { collectEarlyErrors } from '#app/errors/early-errors.tsx'
import { createIncompletePageHeaders } from '#app/http/cache-headers.ts'
import { refillEarlyFields, replayEarlyTap } from '#app/page/early-input.ts'
import { HOLD_PICTURES, START_SCRIPTS } from '#app/page/start-scripts.ts'
import { forgetServerParts } from '#app/page/static-part.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { LayoutError, NotFound } from '#app/shell/error-pages.tsx'
import { getBannerStyles } from '#app/shell/flash-banner.tsx'
import { getAddressLinks, getPageState, getSiteMeta } from '#app/shell/page-head.ts'
import { Shell } from '#app/shell/shell.tsx'
import { followReplacedControls } from '#app/ui/clicks.ts'
import { getImageHost } from '#app/ui/picture-address.ts'
import fontUrl from '#app/ui/styles/instrument-sans-first.woff2?url'
import type { Region } from '#contracts/shop/regions.ts'
import '#app/ui/styles/tokens.css'
import '#app/ui/styles/base.css'

export const Route = createRootRouteWithContext<{ region: Region }>()({
  loader: async () => (await import('#app/shell/shell.functions.ts')).getShell(),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, match, matches }) => {
    const { region } = match.context
    const origin = loaderData?.siteOrigin ?? ''
    const state = getPageState(matches)
    const path = matches.at(-1)?.pathname ?? '/'
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'theme-color', content: INK },
        ...getSiteMeta(region, origin, state, path),
      ],
      links: [
        { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        ...(loaderData && state === 'found' ? getAddressLinks(region, origin, path) : []),
      ],
      styles: getBannerStyles(loaderData?.banner),
    }
  },
  headers: ({ loaderData }) => (loaderData?.isComplete ? {} : createIncompletePageHeaders()),
  shellComponent: Document,
  component: Page,
  errorComponent: LayoutError,
  notFoundComponent: NotFound,
})

function Document({ children }: { children: ReactNode }) {
  const { locale, intlLocale } = useRegion()
  return (
    // The flash banner's inline script may set an attribute on <html> before hydration.
    <html
      lang={locale === 'en-EU' ? intlLocale : locale}
      data-preview={isPreview() ? '' : undefined}
      data-image-host={getImageHost()}
      suppressHydrationWarning
    >
      <head>
        {collectEarlyErrors()}
        {holdPictures()}
        <HeadContent />
        {/* After the page's own links, so that its largest picture is the first to use the open connection. */}
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
      </head>
      <body>
        {/* one for the whole page: React fails on a page that a link leaves before it is hydrated */}
        <Suspense>
          {children}
          <HydratedPage />
        </Suspense>
        <Scripts />
        <StartScripts />
      </body>
    </html>
  )
}

/** Attends to what was done on the page before it was hydrated. */
function HydratedPage() {
  useEffect(() => {
    // Browser tests wait for this attribute before they use anything that needs hydration.
    document.documentElement.dataset.hydrated = ''
    refillEarlyFields()
    replayEarlyTap()
    followReplacedControls()
    forgetServerParts()
    // app/page/build/reload-server-changes.ts reloads a page that was loading when a module was saved
    import.meta.hot?.send('spoke:hydrated')
  }, [])
  return null
}

const holdPictures = createIsomorphicFn().server(() => <ScriptOnce>{HOLD_PICTURES}</ScriptOnce>)

/** Empty in the browser, where the server's script has run and never changes. */
const getStartScripts = createIsomorphicFn()
  .server(() => START_SCRIPTS)
  .client(() => '')

function StartScripts() {
  const nonce = useRouter().options.ssr?.nonce
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: getStartScripts() }} suppressHydrationWarning />
}

function Page() {
  const { menu, banner } = Route.useLoaderData()
  return (
    <Shell menu={menu} banner={banner}>
      <CurrentPage />
    </Shell>
  )
}

/** The page of the address, without the Suspense boundary of `Outlet` (app/page/README.md). */
function CurrentPage() {
  const page = useMatches({ select: ([root, page]) => (root?._notFound ? undefined : page?.routeId) })
  const missing = useMatches({ select: ([root]) => (isNotFound(root?.error) ? root.error : undefined) })
  return page ? <Match routeId={page} /> : <NotFound data={missing?.data} />
}
