import { track } from '#app/analytics/track.ts'
import { fitPrompts } from '#app/copy/en-GB/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { Modal } from '#app/ui/modal.tsx'
import { FitCard } from '../card/fit-card.tsx'
import { useSavedFit } from '../use-saved-fit.ts'
import styles from './fit-prompt.module.css'
import type { Prompt } from './prompt-rules.ts'

/** The saved-fit prompt: the fit to read, to keep and to change (FIT-12). What was done about it goes to analytics. */
export function FitPrompt(props: { prompt: Prompt; open: boolean; onClose: () => void }) {
  const t = useWords(fitPrompts)
  const fit = useSavedFit()
  const says = props.prompt === 'ask' && !fit ? 'none' : props.prompt
  const answer = (choice: 'kept' | 'closed' | 'edited') => {
    track('Fit Update Prompt', { choice })
    if (choice !== 'edited') props.onClose()
  }
  return (
    <Modal open={props.open} title={t(`${says}.title`)} closeLabel={t('close')} onClose={() => answer('closed')}>
      {says === 'none' ? null : <p className={styles.text}>{t(`${says}.text`)}</p>}
      {says === 'failed' ? null : <FitCard brief onSaved={() => answer('edited')} />}
      {fit && says !== 'failed' ? (
        <button type="button" className={`${button.quiet} ${styles.keep}`} onClick={() => answer('kept')}>
          {t(says === 'claimed' ? 'keep-claimed' : 'keep')}
        </button>
      ) : null}
    </Modal>
  )
}
