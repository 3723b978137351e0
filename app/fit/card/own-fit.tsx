import { useEffect, useRef, useState } from 'react'
import { fitCard } from '#app/copy/en-GB/fit-card.ts'
import { messageFor } from '#app/copy/message-for.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { deleteFit } from '../delete-fit.ts'
import type { SavedFit } from '../saved-fit.ts'
import styles from './fit-card.module.css'
import { downloadFit, FIT_FILE } from './fit-file.ts'

/** What a person may do with what is kept of them: take it along, and have it deleted. */
export function OwnFit({ fit, onDeleted }: { fit: SavedFit; onDeleted: () => void }) {
  const t = useWords(fitCard)
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  return (
    <div className={styles.own}>
      {asking ? (
        <SureToDelete
          onDeleted={onDeleted}
          onKept={() => {
            setAsking(false)
            setSaid('')
          }}
        />
      ) : (
        <div className={styles.ways}>
          <button
            type="button"
            className={button.quiet}
            onClick={() => {
              downloadFit(fit)
              setSaid(t('downloaded', { file: FIT_FILE }))
            }}
          >
            {t('download')}
          </button>
          <button type="button" className={button.quiet} onClick={() => setAsking(true)}>
            {t('delete')}
          </button>
        </div>
      )}
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </div>
  )
}

/** Asks before it is too late; the way back comes first. */
function SureToDelete({ onDeleted, onKept }: { onDeleted: () => void; onKept: () => void }) {
  const t = useWords(fitCard)
  const region = useRegion().code
  const keep = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => keep.current?.focus(), [])

  async function remove(): Promise<boolean> {
    setProblem('')
    const gone = await deleteFit(region)
    if (gone) onDeleted()
    else setProblem(messageFor('fit.forget-failed'))
    return gone
  }

  return (
    <fieldset className={styles.field}>
      <legend className={styles.sure}>{t('delete-sure')}</legend>
      <div className={styles.actions}>
        <button ref={keep} type="button" className={button.secondary} onClick={onKept}>
          {t('delete-no')}
        </button>
        <SubmitButton
          act={remove}
          words={{
            ready: t('delete-yes'),
            loading: t('deleting'),
            success: t('delete-yes'),
            error: t('delete-failed'),
          }}
        />
      </div>
      <p role="alert" className={problem ? styles.problem : undefined}>
        {problem}
      </p>
    </fieldset>
  )
}
