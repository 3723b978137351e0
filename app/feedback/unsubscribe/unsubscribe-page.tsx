import { postcodeWords } from '#app/copy/contact-fields.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { feedbackWords, unsubscribeWords } from '#app/copy/feedback.ts'
import { useWords } from '#app/copy/use-words.ts'
import { TextField } from '#app/forms/text-field.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { stopCatalogueFn } from '../answers.functions.ts'
import { AnswersForm, FeedbackPage } from '../answers-form.tsx'
import type { PostedAnswers } from '../answers-outcome.ts'
import { UNSUBSCRIBE, type UnsubscribeField } from '../questions.ts'
import styles from './unsubscribe-page.module.css'

/**
 * The form that stops the printed catalogue (FORM-05). `posted` has the rejected values of a form that was posted before
 * hydration.
 */
export function UnsubscribePage(props: { posted: PostedAnswers<UnsubscribeField> | null; isSent: boolean }) {
  const t = useWords(unsubscribeWords)
  const copy = useCopy()
  const contact = useWords(postcodeWords)
  const shared = useWords(feedbackWords)
  const isAmerican = useRegion().code === 'us'
  return (
    <FeedbackPage title={copy('feedback.unsubscribe')}>
      <AnswersForm
        path="/unsubscribe"
        questions={UNSUBSCRIBE}
        posted={props.posted}
        isSent={props.isSent}
        send={stopCatalogueFn}
        thanks="catalogue.unsubscribed"
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
        {(getFieldProps) => (
          <>
            <div className={styles.names} data-whole>
              <TextField {...getFieldProps('firstName')} label={t('firstName')} autoComplete="given-name" required />
              <TextField {...getFieldProps('lastName')} label={t('lastName')} autoComplete="family-name" required />
            </div>
            <TextField
              {...getFieldProps('address')}
              label={t('address')}
              autoComplete="street-address"
              rows={3}
              required
            />
            <div className={styles.postcode}>
              <TextField
                {...getFieldProps('postcode')}
                label={contact('postcode')}
                autoComplete="postal-code"
                // American codes are digits; others mix them with letters
                inputMode={isAmerican ? 'numeric' : 'text'}
                autoCapitalize="characters"
                required
              />
            </div>
            <TextField
              {...getFieldProps('message')}
              label={`${t('message')} ${shared('optional')}`}
              autoComplete="off"
              rows={4}
            />
          </>
        )}
      </AnswersForm>
    </FeedbackPage>
  )
}
