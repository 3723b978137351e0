import { useEffect, useRef, useState } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { newsletterModalWords, newsletterWords } from '#app/copy/newsletter.ts'
import { useWords } from '#app/copy/use-words.ts'
import { PhoneField } from '#app/forms/phone/phone-field.tsx'
import { usePhone } from '#app/forms/phone/use-phone.ts'
import button from '#app/ui/button.module.css'
import { Modal } from '#app/ui/modal.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import form from '../newsletter-form.module.css'
import { NewsletterForm } from '../newsletter-form.tsx'
import { latestSignUp, type NewsletterContact, SignUpNotice, useSignUp } from '../use-sign-up.tsx'
import styles from './newsletter-modal.module.css'

/** The newsletter's modal (FORM-02): sign-up by email or by phone, or a confirmation after joining. */
export function NewsletterModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords(newsletterModalWords)
  const copy = useCopy()
  const words = useWords(newsletterWords)
  const joined = latestSignUp.useValue()
  return (
    <Modal
      open={open}
      title={joined ? words('joined') : copy('newsletter.title')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {joined ? <Confirmation contact={joined} onClose={onClose} /> : <SignUp />}
    </Modal>
  )
}

/** Renders both steps at once, so that changing between them preserves what was typed. */
function SignUp() {
  const t = useWords(newsletterModalWords)
  const words = useWords(newsletterWords)
  const [step, setStep] = useState<'email' | 'phone'>('email')
  const text = useRef<HTMLParagraphElement>(null)
  const steps = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)

  // Focuses the text, because the modal opens by itself and a field would open a phone's keyboard.
  useEffect(() => {
    if (isFirst.current) text.current?.focus()
    else steps.current?.querySelector<HTMLElement>(`[data-step="${step}"] input`)?.focus()
    isFirst.current = false
  }, [step])

  return (
    <>
      <p ref={text} tabIndex={-1} className={styles.text}>
        {words('text')}
      </p>
      <div ref={steps} className={styles.steps}>
        <div data-step="email" hidden={step !== 'email'}>
          <NewsletterForm source="Newsletter Modal" />
        </div>
        <div data-step="phone" hidden={step !== 'phone'}>
          <PhoneForm />
        </div>
      </div>
      <button
        type="button"
        className={`${button.quiet} ${styles.other}`}
        onClick={() => setStep(step === 'email' ? 'phone' : 'email')}
      >
        {t(step === 'email' ? 'by-phone' : 'by-email')}
      </button>
    </>
  )
}

function Confirmation({ contact, onClose }: { contact: NewsletterContact; onClose: () => void }) {
  const t = useWords(newsletterModalWords)
  const words = useWords(newsletterWords)
  const continueButton = useRef<HTMLButtonElement>(null)
  // the form with the focused button has been unmounted
  useEffect(() => continueButton.current?.focus(), [])
  return (
    <>
      <p id="newsletter-sent" className={styles.sent}>
        {'email' in contact
          ? words('sent-by-email', { email: contact.email })
          : t('sent-by-phone', { phone: contact.phoneNumber })}
      </p>
      <button
        ref={continueButton}
        type="button"
        className={button.primary}
        aria-describedby="newsletter-sent"
        onClick={onClose}
      >
        {t('continue')}
      </button>
    </>
  )
}

/** The newsletter sign-up by phone (FORM-02): the number is checked, then subscribed as the server writes it. */
function PhoneForm() {
  const t = useWords(newsletterWords)
  const phone = usePhone()
  const { problem, join } = useSignUp('Newsletter Modal')

  async function subscribe(): Promise<boolean> {
    const checked = await phone.checkToSubmit()
    return checked !== null && join({ phoneNumber: checked.number, phoneCountryCode: checked.countryCode })
  }

  return (
    <form className={styles.phone}>
      <PhoneField phone={phone} />
      <SubmitButton
        className={form.submit}
        onSubmit={subscribe}
        disabled={!phone.canSubmit}
        words={{
          ready: t('join'),
          loading: t('joining'),
          success: t('joined'),
          error: t('join'),
        }}
      />
      <SignUpNotice problem={problem} />
    </form>
  )
}
