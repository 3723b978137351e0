import { createFileRoute } from '@tanstack/react-router'
import { say } from '#app/copy/copy.ts'
import { NewsletterPage } from '#app/mailing/newsletter/newsletter-page.tsx'
import { answerNewsletterPost } from '#app/mailing/newsletter/newsletter-post.server.ts'
import { isNewsletterResult, type NewsletterResult } from '#app/mailing/newsletter/newsletter-result.ts'
import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'
import { pageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/newsletter')({
  server: { handlers: { POST: ({ request }) => answerNewsletterPost(request) } },
  validateSearch: ({ result }: SearchStrings): { result?: NewsletterResult } => {
    const word = firstOf(result)
    return isNewsletterResult(word) ? { result: word } : {}
  },
  head: ({ match: { context } }) => pageMeta(context.region, say(context.region.locale, 'newsletter.title')),
  component: Page,
})

function Page() {
  return <NewsletterPage result={Route.useSearch().result} />
}
