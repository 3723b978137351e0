import { useEffect, useRef, useState } from 'react'
import { fitCardWords } from '#app/copy/fit-card.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { deleteBrowserCookie, isLoggedIn } from '#app/visitor/browser-state.ts'
import { fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer, fitResponse } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { getAccountSession } from '../account-session.ts'
import { forgetFitFn } from '../fit.functions.ts'
import type { DeletionOutcome } from '../fit-outcomes.ts'
import { type FitRecord, getSizes, type SavedFit } from '../saved-fit.ts'
import { clearSavedFit, readSavedFit } from '../saved-fit-cookie.ts'
import styles from './fit-card.module.css'

/** Downloads and deletes the fit. */
export function OwnFit({ fit, onDeleted }: { fit: SavedFit; onDeleted: (atService: DeletionOutcome) => void }) {
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
function DeleteConfirmation(props: { onDeleted: (atService: DeletionOutcome) => void; onCancel: () => void }) {
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

/** A fit with its other stored details, as far as they are known. */
type FitToDownload = { fit: SavedFit } & Partial<FitRecord>

/** Converts a fit to JSON with all stored details and the time of the download, readable by people and other shops. */
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

const downloadFit = (fit: FitToDownload): void => downloadFile(FIT_FILE, 'application/json', toFitFile(fit, new Date()))

/**
 * Deletes the fit at the service, then the fit and the Fit Finder's answers in this browser. Returns the outcome of the
 * service; null after a failure, which leaves the fit here, so that the deletion can be repeated.
 */
async function deleteFit(region: RegionCode): Promise<DeletionOutcome | null> {
  const typedEmail = readSavedFit().record?.email ?? undefined
  const forget = (accessToken?: string) => forgetFitFn({ data: { region, accessToken, typedEmail } })
  // A signed-in customer has to wait for the code of the account, because without it the account would keep the fit.
  const session = getAccountSession()
  if (isLoggedIn(region) && !session) return null
  const outcome = await (session?.deleteAsCustomer(region, forget) ?? forget()).catch(() => null)
  if (outcome?.status !== 'done') return null
  for (const cookie of [fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer, fitResponse])
    deleteBrowserCookie(cookie)
  clearSavedFit()
  return outcome.atService
}

function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
