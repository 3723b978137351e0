import { composeRewrites, createRouter } from '@tanstack/react-router'
import { isPreview, previewRewrite } from '#app/content/preview/preview-mode.ts'
import { preserveEarlyScroll } from '#app/page/early-input.ts'
import { getCurrentRegion } from '#app/region/use-region.ts'
import { NotFound, SomethingWentWrong } from '#app/shell/error-pages.tsx'
import { loadRenderedScreen } from './fit/finder/load-rendered-screen.ts'
import { getNonce } from './page/script-nonce.ts'
import { getCardTransition } from './product/card/card-transition.ts'
import { getRegionRewrite } from './region/rewrite.ts'
import { parseSearch, stringifySearch } from './region/search-strings.ts'
import { routeTree } from './routeTree.gen.ts'

/** Creates the router: one per request on the server, one per page load in the browser. */
export function getRouter() {
  const region = getCurrentRegion()
  const rewrite = getRegionRewrite(region)
  return createRouter({
    routeTree,
    context: { region },
    rewrite: isPreview() ? composeRewrites(rewrite ? [rewrite, previewRewrite] : [previewRewrite]) : rewrite,
    parseSearch,
    stringifySearch,
    scrollRestoration: preserveEarlyScroll(),
    defaultViewTransition: getCardTransition(),
    defaultPreload: 'intent',
    defaultStaleTime: 30_000,
    defaultErrorComponent: SomethingWentWrong,
    defaultNotFoundComponent: NotFound,
    hydrate: loadRenderedScreen,
    ssr: { nonce: getNonce() },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
