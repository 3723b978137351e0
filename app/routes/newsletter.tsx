import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/every-page.ts'
import { NewsletterPage } from '#app/mailing/newsletter/newsletter-page.tsx'
import { handleNewsletterPost } from '#app/mailing/newsletter/newsletter-post.server.ts'
import { readPostedNewsletter } from '#app/mailing/newsletter/posted-newsletter.ts'
import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'
import { getPageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/newsletter')({
  server: { handlers: { POST: async ({ request, next }) => (await handleNewsletterPost(request)) ?? next() } },
  // undefined rather than absent: the router keeps parameters that validation leaves out
  validateSearch: ({ result }: SearchStrings): { result?: 'joined' | undefined } => ({
    result: getFirst(result) === 'joined' ? 'joined' : undefined,
  }),
  loader: () => readPostedNewsletter(),
  head: ({ match: { context } }) => getPageMeta(context.region, translate(context.region.locale, 'newsletter.title')),
  component: Page,
})

function Page() {
  return <NewsletterPage hasJoined={Route.useSearch().result === 'joined'} posted={Route.useLoaderData()} />
}
