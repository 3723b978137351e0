import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/every-page.ts'
import { answerForm, readOwnPosted } from '#app/forms/posted-form.ts'
import { type PostedNewsletter, subscribeFn } from '#app/mailing/newsletter/newsletter.functions.ts'
import { NewsletterPage } from '#app/mailing/newsletter/newsletter-page.tsx'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { getPageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/newsletter')({
  server: {
    handlers: {
      POST: answerForm({
        fields: ['email'],
        send: ({ data: { region, typed } }) => subscribeFn({ data: { region, contact: typed, source: 'Footer' } }),
        getResult: ({ ok }) => (ok ? 'joined' : null),
      }),
    },
  },
  // undefined rather than absent: the router keeps parameters that validation leaves out
  validateSearch: ({ result }: SearchStrings): { result?: 'joined' | undefined } => ({
    result: getFirstValue(result) === 'joined' ? 'joined' : undefined,
  }),
  loader: () => readOwnPosted<PostedNewsletter>(),
  head: ({ match: { context } }) => getPageMeta(context.region, translate(context.region.locale, 'newsletter.title')),
  component: Page,
})

function Page() {
  return <NewsletterPage hasJoined={Route.useSearch().result === 'joined'} posted={Route.useLoaderData()} />
}
