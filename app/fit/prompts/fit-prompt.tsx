import { useRef } from 'react'
import { track } from '#app/analytics/track.ts'
import { fitPrompts } from '#app/copy/en-GB/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { Modal } from '#app/ui/modal.tsx'
import { FitCard } from '../card/fit-card.tsx'
import { useSavedFit } from '../use-saved-fit.ts'
import styles from './fit-prompt.module.css'
import type { Prompt } from './prompt-rules.ts'

/** The saved-fit prompt (FIT-12): the fit to read, keep or change. The first choice is tracked; closing after it is none. */
export function FitPrompt(props: { prompt: Prompt; open: boolean; onClose: () => void }) {
  const t = useWords(fitPrompts)
  const fit = useSavedFit()
  const variant = props.prompt === 'ask' && !fit ? 'none' : props.prompt
  const hasChosen = useRef(false)
  const onChoice = (choice: 'kept' | 'closed' | 'edited') => {
    if (!hasChosen.current) track('Fit Update Prompt', { choice })
    hasChosen.current = true
    if (choice !== 'edited') props.onClose()
  }
  return (
    <Modal open={props.open} title={t(`${variant}.title`)} closeLabel={t('close')} onClose={() => onChoice('closed')}>
      {variant === 'none' ? null : <p className={styles.text}>{t(`${variant}.text`)}</p>}
      {variant === 'failed' ? null : <FitCard isBrief onSaved={() => onChoice('edited')} />}
      {fit && variant !== 'failed' ? (
        <button type="button" className={`${button.quiet} ${styles.keep}`} onClick={() => onChoice('kept')}>
          {t(variant === 'claimed' ? 'keep-claimed' : 'keep')}
        </button>
      ) : null}
    </Modal>
  )
}
