import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { translate } from '#app/copy/every-page.ts'
import { type PostedAnswers, parseResult } from '#app/feedback/answers-outcome.ts'
import type { SurveyQuestion } from '#app/feedback/questions.ts'
import { getPostedSurvey, handleSurveyPost } from '#app/feedback/survey/survey.server.ts'
import { SurveyPage } from '#app/feedback/survey/survey-page.tsx'
import { getPageMeta, noIndexMeta } from '#app/shell/page-head.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/spoke-feedback')({
  server: { handlers: { POST: async ({ request, next }) => (await handleSurveyPost(request)) ?? next() } },
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

/** The rejected form of the page's own request; null if the page was only opened, and in the browser. */
const readPostedSurvey = createIsomorphicFn()
  .server((): PostedAnswers<SurveyQuestion> | null => getPostedSurvey(getRequest()))
  .client((): PostedAnswers<SurveyQuestion> | null => null)
