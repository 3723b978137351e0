import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/every-page.ts'
import { parseResult } from '#app/feedback/answers-outcome.ts'
import { readPostedSurvey } from '#app/feedback/survey/posted-survey.ts'
import { surveyPost } from '#app/feedback/survey/survey.server.ts'
import { SurveyPage } from '#app/feedback/survey/survey-page.tsx'
import { getPageMeta, noIndexMeta } from '#app/shell/page-head.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/spoke-feedback')({
  server: { handlers: { POST: async ({ request, next }) => (await surveyPost.handle(request)) ?? next() } },
  validateSearch: parseResult,
  loader: () => readPostedSurvey(),
  head: ({ match: { context } }) => {
    const { meta } = getPageMeta(context.region, translate(context.region.locale, 'feedback.survey'))
    return { meta: [...meta, noIndexMeta] }
  },
  headers: ({ loaderData }) => getPublicPageHeaders(loaderData === null),
  component: Page,
})

function Page() {
  return <SurveyPage posted={Route.useLoaderData()} isSent={Route.useSearch().result === 'sent'} />
}
