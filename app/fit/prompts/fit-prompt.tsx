import { useEffect, useRef } from 'react'
import { track } from '#app/analytics/track.ts'
import { fitPromptsWords } from '#app/copy/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { Modal } from '#app/ui/modal.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { FitCard } from '../card/fit-card.tsx'
import { useSavedFit } from '../use-saved-fit.ts'
import styles from './fit-prompt.module.css'
import type { Prompt } from './prompt-rules.ts'

/**
 * The saved-fit prompt (FIT-12), in which the fit can be read, kept or changed; only the first choice is tracked. A
 * mailed fit is stored only on request, because another person may have sent the link (FIT-19).
 */
export function FitPrompt(props: { prompt: Prompt; open: boolean; onClaim: () => Promise<void>; onClose: () => void }) {
  const t = useWords(fitPromptsWords)
  const fit = useSavedFit()
  const variant = props.prompt === 'ask' && !fit ? 'none' : props.prompt
  const hasChosen = useRef(false)
  const text = useRef<HTMLParagraphElement>(null)
  const wasOffered = useRef(false)
  useEffect(() => {
    // the button with the focus has unmounted
    if (wasOffered.current && variant !== 'offered' && text.current) {
      text.current.tabIndex = -1
      text.current.focus()
    }
    wasOffered.current = variant === 'offered'
  }, [variant])
  const onChoice = (choice: 'kept' | 'closed' | 'edited') => {
    if (!hasChosen.current) track('Fit Update Prompt', { choice })
    hasChosen.current = true
    if (choice !== 'edited') props.onClose()
  }
  return (
    <Modal open={props.open} title={t(`${variant}.title`)} closeLabel={t('close')} onClose={() => onChoice('closed')}>
      {variant === 'none' ? null : (
        <p className={styles.text} ref={text}>
          {t(`${variant}.text`)}
        </p>
      )}
      {variant === 'offered' ? (
        <SubmitButton
          className={styles.keep}
          words={{ ready: t('use'), loading: t('using'), success: t('use'), error: t('use') }}
          onSubmit={() => props.onClaim().then(() => true)}
        />
      ) : (
        <>
          {variant === 'failed' ? null : <FitCard isBrief onSaved={() => onChoice('edited')} />}
          {fit && variant !== 'failed' ? (
            <button type="button" className={`${button.quiet} ${styles.keep}`} onClick={() => onChoice('kept')}>
              {t(variant === 'claimed' ? 'keep-claimed' : 'keep')}
            </button>
          ) : null}
        </>
      )}
    </Modal>
  )
}
