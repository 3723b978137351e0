import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { giftCardWords } from '#app/copy/personalisation.ts'
import { useWords } from '#app/copy/use-words.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import { Field } from '#app/forms/field.tsx'
import { CHECK_FORM } from '#app/forms/show-problems.ts'
import { useRegion } from '#app/region/use-region.ts'
import {
  GIFT_FIELDS,
  type Gift,
  getGiftDays,
  getGiftProblems,
  MAX_MESSAGE,
  MAX_RECIPIENT_NAME,
  readGift,
  readGiftDraft,
  saveGiftDraft,
} from './gift.ts'
import styles from './gift-fields.module.css'

/**
 * The fields of a gift card (PDP-09): recipient, day and message, with the card's terms. The surrounding form submits and
 * validates them; a draft survives a reload and a change of amount or colour.
 */
export function GiftFields() {
  const t = useWords(giftCardWords)
  const { code } = useRegion()
  const section = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<ReturnType<typeof getGiftProblems>>({})
  // Set in the browser, because a cached page does not know today's date.
  const [days, setDays] = useState<ReturnType<typeof getGiftDays> | null>(null)

  const check = useEffectEvent(() =>
    setProblems(getGiftProblems(readGift(new FormData(getForm(section.current))), getGiftDays(code, new Date()))),
  )
  const restore = useEffectEvent(() => {
    setDays(getGiftDays(code, new Date()))
    const draft = readGiftDraft()
    for (const name of GIFT_FIELDS) {
      const field = getForm(section.current)?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      if (isField && !field.value) field.value = draft[name] ?? ''
    }
  })
  useEffect(() => {
    restore()
    const form = getForm(section.current)
    form?.addEventListener(CHECK_FORM, check)
    return () => form?.removeEventListener(CHECK_FORM, check)
  }, [])

  const getProblem = (name: keyof Gift) => {
    const problem = problems[name]
    return problem ? t(problem) : null
  }
  function onInput() {
    saveGiftDraft(readGift(new FormData(getForm(section.current))))
    if (Object.keys(problems).length > 0) check()
  }

  return (
    <div ref={section} className={styles.section} onInput={onInput}>
      <Field label={t('name')} problem={getProblem('recipientName')}>
        {(control) => (
          <input {...control} name="recipientName" dir="auto" autoComplete="off" maxLength={MAX_RECIPIENT_NAME} />
        )}
      </Field>
      <EmailField
        label={t('email')}
        hint={t('email.hint')}
        name="recipientEmail"
        autoComplete="off"
        optional
        problem={getProblem('recipientEmail')}
      />
      <Field label={t('day')} hint={t('day.hint')} problem={getProblem('sendOn')}>
        {(control) => <input {...control} type="date" name="sendOn" min={days?.first} max={days?.last} />}
      </Field>
      <Field label={t('message')} hint={t('message.hint', { count: MAX_MESSAGE })}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            dir="auto"
            rows={4}
            maxLength={MAX_MESSAGE}
            className={styles.message}
          />
        )}
      </Field>
      <ul className={styles.promises}>
        <li>{t('valid')}</li>
        <li>{t('guarantee')}</li>
      </ul>
    </div>
  )
}

const getForm = (section: HTMLElement | null): HTMLFormElement | undefined => section?.closest('form') ?? undefined
