import { composeRewrites, createRouter } from '@tanstack/react-router'
import { previewRewrite } from './content/preview/preview-rewrite.ts'
import { previewing } from './content/preview/previewing.ts'
import { scriptMark } from './http/script-mark.ts'
import { currentRegion } from './region/current-region.ts'
import { regionRewrite } from './region/rewrite.ts'
import { parseSearch, stringifySearch } from './region/search-strings.ts'
import { routeTree } from './routeTree.gen.ts'
import { NotFound } from './shell/not-found.tsx'
import { SomethingWentWrong } from './shell/something-went-wrong.tsx'

/** One router a request on the server, one a page in the browser. */
export function getRouter() {
  const region = currentRegion()
  return createRouter({
    routeTree,
    context: { region },
    rewrite: previewing() ? composeRewrites([regionRewrite(region), previewRewrite]) : regionRewrite(region),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultStaleTime: 30_000,
    defaultErrorComponent: SomethingWentWrong,
    defaultNotFoundComponent: NotFound,
    ssr: { nonce: scriptMark() },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
