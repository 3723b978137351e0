import { useCopy } from '#app/copy/every-page.ts'
import { feedbackWords, surveyWords } from '#app/copy/feedback.ts'
import { useWords } from '#app/copy/use-words.ts'
import { TextField } from '#app/forms/text-field.tsx'
import { AnswersForm } from '../answers-form.tsx'
import type { PostedAnswers } from '../answers-outcome.ts'
import { FeedbackPage } from '../feedback-page.tsx'
import { ScaleQuestion } from '../scale-question.tsx'
import { sendSurveyFn } from './survey.functions.ts'
import { SURVEY, type SurveyQuestion } from './survey.ts'
import styles from './survey-page.module.css'

/** The feedback survey (FORM-04). `posted` is what it was posted with before hydration. */
export function SurveyPage({ posted, isSent }: { posted: PostedAnswers<SurveyQuestion> | null; isSent: boolean }) {
  const t = useWords(surveyWords)
  const copy = useCopy()
  const shared = useWords(feedbackWords)
  return (
    <FeedbackPage title={copy('feedback.survey')}>
      <AnswersForm
        path="/spoke-feedback"
        questions={SURVEY}
        posted={posted}
        isSent={isSent}
        send={(region, answers) => sendSurveyFn({ data: { region, answers } })}
        thanks="feedback.sent"
        lead={t('lead')}
        words={{
          send: t('send'),
          sending: t('sending'),
          sent: t('sent'),
          notSent: t('not-sent'),
          next: t('sent.next'),
          unavailable: t('unavailable'),
        }}
      >
        {(getFieldProps) =>
          SURVEY.map((question) =>
            question.kind === 'scale' ? (
              <ScaleQuestion
                key={question.name}
                {...question}
                {...getFieldProps(question.name)}
                legend={t(question.name)}
                ends={[t(`${question.name}.low`), t(`${question.name}.high`)]}
              />
            ) : (
              <TextField
                key={question.name}
                {...getFieldProps(question.name)}
                label={
                  <>
                    <span className={styles.question}>{t(question.name)}</span> {shared('optional')}
                  </>
                }
                autoComplete="off"
                {...('isMultiline' in question && { rows: 4 })}
              />
            ),
          )
        }
      </AnswersForm>
    </FeedbackPage>
  )
}
