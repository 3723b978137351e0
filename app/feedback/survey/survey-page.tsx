import { useCopy } from '#app/copy/every-page.ts'
import { feedbackWords, surveyWords } from '#app/copy/feedback.ts'
import { useWords } from '#app/copy/use-words.ts'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { TextField } from '#app/forms/text-field.tsx'
import { answerSurveyFn } from '../answers.functions.ts'
import { AnswersForm, FeedbackPage } from '../answers-form.tsx'
import type { PostedAnswers } from '../answers-outcome.ts'
import { listValues, SURVEY, type SurveyQuestion } from '../questions.ts'
import scaleQuestionStyles from '../scale-question.module.css'
import styles from './survey-page.module.css'

/** The feedback survey (FORM-04). `posted` has the rejected values of a form that was posted before hydration. */
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
        send={answerSurveyFn}
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
                    <span className={styles.question}>{t(question.name)}</span> <span>{shared('optional')}</span>
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

/** A question with one value of a scale, as radio buttons with words at both ends. */
function ScaleQuestion(props: {
  name: string
  from: number
  to: number
  legend: string
  /** The labels of the lowest and the highest value. */
  ends: readonly [low: string, high: string]
  defaultValue: string | undefined
  problem: string | null
}) {
  const { name, legend, ends, defaultValue, problem } = props
  const [low, high] = ends
  const values = listValues(props)
  const getWords = (index: number) => (index === 0 ? low : index === values.length - 1 ? high : null)
  return (
    <FieldGroup role="radiogroup" legend={legend} legendClassName={scaleQuestionStyles.legend} problem={problem}>
      {() => (
        <>
          <div className={scaleQuestionStyles.values} data-count={values.length}>
            {values.map((value, index) => (
              <label key={value} className={scaleQuestionStyles.value}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  defaultChecked={value === defaultValue}
                  required
                  aria-label={[value, getWords(index)].filter(Boolean).join(', ')}
                  className={scaleQuestionStyles.radio}
                />
                <span>{value}</span>
              </label>
            ))}
          </div>
          <p className={scaleQuestionStyles.ends} aria-hidden="true">
            <span>{`${props.from}: ${low}`}</span>
            <span>{`${props.to}: ${high}`}</span>
          </p>
        </>
      )}
    </FieldGroup>
  )
}
