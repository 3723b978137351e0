import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/every-page.ts'
import { answerSurveyFn } from '#app/feedback/answers.functions.ts'
import { type PostedAnswers, parseResult } from '#app/feedback/answers-outcome.ts'
import { SURVEY, type SurveyQuestion } from '#app/feedback/questions.ts'
import { SurveyPage } from '#app/feedback/survey/survey-page.tsx'
import { answerForm, readOwnPosted } from '#app/forms/posted-form.ts'
import { getPageMeta, noIndexMeta } from '#app/shell/page-head.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/spoke-feedback')({
  server: {
    handlers: {
      POST: answerForm({
        fields: SURVEY.map(({ name }) => name),
        send: answerSurveyFn,
        getResult: ({ status }) => (status === 'sent' ? status : null),
      }),
    },
  },
  validateSearch: parseResult,
  loader: () => readOwnPosted<PostedAnswers<SurveyQuestion>>(),
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
