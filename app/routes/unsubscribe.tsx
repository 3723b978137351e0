import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { translate } from '#app/copy/every-page.ts'
import { type PostedAnswers, parseResult } from '#app/feedback/answers-outcome.ts'
import type { UnsubscribeField } from '#app/feedback/questions.ts'
import { getPostedUnsubscribe, handleUnsubscribePost } from '#app/feedback/unsubscribe/unsubscribe.server.ts'
import { UnsubscribePage } from '#app/feedback/unsubscribe/unsubscribe-page.tsx'
import { getPageMeta, noIndexMeta } from '#app/shell/page-head.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/unsubscribe')({
  server: { handlers: { POST: async ({ request, next }) => (await handleUnsubscribePost(request)) ?? next() } },
  validateSearch: parseResult,
  loader: () => readPostedUnsubscribe(),
  head: ({ match: { context } }) => {
    const { meta } = getPageMeta(context.region, translate(context.region.locale, 'feedback.unsubscribe'))
    return { meta: [...meta, noIndexMeta] }
  },
  headers: ({ loaderData }) => getPublicPageHeaders(loaderData === null),
  component: Page,
})

function Page() {
  return <UnsubscribePage posted={Route.useLoaderData()} isSent={Route.useSearch().result === 'sent'} />
}

/** The rejected form of the page's own request; null if the page was only opened, and in the browser. */
const readPostedUnsubscribe = createIsomorphicFn()
  .server((): PostedAnswers<UnsubscribeField> | null => getPostedUnsubscribe(getRequest()))
  .client((): PostedAnswers<UnsubscribeField> | null => null)
