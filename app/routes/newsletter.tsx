import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { translate } from '#app/copy/every-page.ts'
import { NewsletterPage } from '#app/mailing/newsletter/newsletter-page.tsx'
import {
  getPostedNewsletter,
  handleNewsletterPost,
  type PostedNewsletter,
} from '#app/mailing/newsletter/newsletter-post.server.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { getPageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/newsletter')({
  server: { handlers: { POST: async ({ request, next }) => (await handleNewsletterPost(request)) ?? next() } },
  // undefined rather than absent: the router keeps parameters that validation leaves out
  validateSearch: ({ result }: SearchStrings): { result?: 'joined' | undefined } => ({
    result: getFirstValue(result) === 'joined' ? 'joined' : undefined,
  }),
  loader: () => readPostedNewsletter(),
  head: ({ match: { context } }) => getPageMeta(context.region, translate(context.region.locale, 'newsletter.title')),
  component: Page,
})

function Page() {
  return <NewsletterPage hasJoined={Route.useSearch().result === 'joined'} posted={Route.useLoaderData()} />
}

/** The rejected form of the page's own request; null if the page was only opened, and in the browser. */
const readPostedNewsletter = createIsomorphicFn()
  .server((): PostedNewsletter | null => getPostedNewsletter(getRequest()) ?? null)
  .client((): PostedNewsletter | null => null)
