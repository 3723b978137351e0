import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/copy.ts'
import { NewsletterPage } from '#app/mailing/newsletter/newsletter-page.tsx'
import { handleNewsletterPost } from '#app/mailing/newsletter/newsletter-post.server.ts'
import { isNewsletterResult, type NewsletterResult } from '#app/mailing/newsletter/newsletter-result.ts'
import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'
import { getPageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/newsletter')({
  server: { handlers: { POST: ({ request }) => handleNewsletterPost(request) } },
  validateSearch: ({ result }: SearchStrings): { result?: NewsletterResult } => {
    const word = getFirst(result)
    return isNewsletterResult(word) ? { result: word } : {}
  },
  head: ({ match: { context } }) => getPageMeta(context.region, translate(context.region.locale, 'newsletter.title')),
  component: Page,
})

function Page() {
  return <NewsletterPage result={Route.useSearch().result} />
}
