import { useEffect, useRef, useState } from 'react'
import { fitCardWords } from '#app/copy/fit-card.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { downloadFile } from '#app/ui/download-file.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { deleteFit } from '../delete-fit.ts'
import type { DeletedAtService } from '../fit-outcomes.ts'
import { type FitRecord, getSizes, type SavedFit } from '../saved-fit.ts'
import { readSavedFit } from '../saved-fit-cookie.ts'
import styles from './fit-card.module.css'

/** Downloads and deletes the fit. */
export function OwnFit({ fit, onDeleted }: { fit: SavedFit; onDeleted: (atService: DeletedAtService) => void }) {
  const t = useWords(fitCardWords)
  const [isConfirming, setConfirming] = useState(false)
  const [message, setMessage] = useState('')
  return (
    <div className={styles.own}>
      {isConfirming ? (
        <DeleteConfirmation
          onDeleted={onDeleted}
          onCancel={() => {
            setConfirming(false)
            setMessage('')
          }}
        />
      ) : (
        <div className={styles.ways}>
          <button
            type="button"
            className={button.quiet}
            onClick={() => {
              downloadFit({ ...readSavedFit().record, fit })
              setMessage(t('downloaded', { file: FIT_FILE }))
            }}
          >
            {t('download')}
          </button>
          <button type="button" className={button.quiet} onClick={() => setConfirming(true)}>
            {t('delete')}
          </button>
        </div>
      )}
      <p role="status" className={styles.hint}>
        {message}
      </p>
    </div>
  )
}

/** Asks before deleting. Cancel comes first and takes focus. */
function DeleteConfirmation(props: { onDeleted: (atService: DeletedAtService) => void; onCancel: () => void }) {
  const t = useWords(fitCardWords)
  const messageFor = useMessageFor()
  const region = useRegion().code
  const cancelButton = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => cancelButton.current?.focus(), [])

  async function remove(): Promise<boolean> {
    setProblem('')
    const atService = await deleteFit(region)
    if (atService) props.onDeleted(atService)
    else setProblem(messageFor('fit.forget-failed'))
    return atService !== null
  }

  return (
    <fieldset>
      <legend className={styles.sure}>{t('delete-sure')}</legend>
      <div className={styles.actions}>
        <button ref={cancelButton} type="button" className={button.secondary} onClick={props.onCancel}>
          {t('delete-no')}
        </button>
        <SubmitButton
          onSubmit={remove}
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

const FIT_FILE = 'my-spoke-fit.json'

/** A fit, with what else is stored with it where that is known. */
type FitToDownload = { fit: SavedFit } & Partial<FitRecord>

/** A fit as JSON with all that is stored with it and the time of the download, readable by people and other shops. */
const toFitFile = ({ fit, updatedAt, email, status }: FitToDownload, now: Date): string =>
  JSON.stringify(
    {
      from: 'SPOKE',
      takenAt: now.toISOString(),
      ...(updatedAt && { updatedAt }),
      ...(email && { email }),
      ...(status && { status }),
      bottom: Object.fromEntries(getSizes(fit, 'bottom')),
      top: Object.fromEntries(getSizes(fit, 'top')),
    },
    null,
    2,
  )

/** Downloads a fit as a file. */
const downloadFit = (fit: FitToDownload): void => downloadFile(FIT_FILE, 'application/json', toFitFile(fit, new Date()))
