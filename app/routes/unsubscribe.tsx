import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/every-page.ts'
import { stopCatalogueFn } from '#app/feedback/answers.functions.ts'
import { type PostedAnswers, parseResult } from '#app/feedback/answers-outcome.ts'
import { UNSUBSCRIBE, type UnsubscribeField } from '#app/feedback/questions.ts'
import { UnsubscribePage } from '#app/feedback/unsubscribe/unsubscribe-page.tsx'
import { answerForm, readOwnPosted } from '#app/forms/posted-form.ts'
import { getPageMeta, noIndexMeta } from '#app/shell/page-head.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/unsubscribe')({
  server: {
    handlers: {
      POST: answerForm({
        fields: UNSUBSCRIBE.map(({ name }) => name),
        send: stopCatalogueFn,
        getResult: ({ status }) => (status === 'sent' ? status : null),
      }),
    },
  },
  validateSearch: parseResult,
  loader: () => readOwnPosted<PostedAnswers<UnsubscribeField>>(),
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
