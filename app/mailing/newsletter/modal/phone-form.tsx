import { useCopy } from '#app/copy/every-page.ts'
import { PhoneField } from '#app/forms/phone/phone-field.tsx'
import { usePhone } from '#app/forms/phone/use-phone.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import form from '../newsletter-form.module.css'
import { SignUpNotice } from '../sign-up-notice.tsx'
import { useSignUp } from '../use-sign-up.ts'
import styles from './newsletter-modal.module.css'

/** The newsletter sign-up by phone (FORM-02): the number is checked, then subscribed as the server writes it. */
export function PhoneForm() {
  const t = useCopy()
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
          ready: t('newsletter.join'),
          loading: t('newsletter.joining'),
          success: t('newsletter.joined'),
          error: t('newsletter.join'),
        }}
      />
      <SignUpNotice problem={problem} />
    </form>
  )
}
