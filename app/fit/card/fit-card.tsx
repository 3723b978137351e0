import { Link } from '@tanstack/react-router'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { fitCardWords } from '#app/copy/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { formatShortDate } from '#app/ui/short-date.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { refusesCookies } from '#app/visitor/browser-state.ts'
import { BUTTON_FEEDBACK_MS } from '#contracts/shop/timing-and-limits.ts'
import type { DeletionOutcome } from '../fit-outcomes.ts'
import { FitResponse } from '../response/fit-response.tsx'
import { saveFit, storeHalfFit } from '../save-fit.ts'
import { getSizes, haveDifferentSizes, isComplete, type SavedFit } from '../saved-fit.ts'
import { useSavedFit, useSavedSince } from '../use-saved-fit.ts'
import styles from './fit-card.module.css'
import {
  canSave,
  getMissingInStartedHalves,
  hasOnlyOneHalf,
  toEditMode,
  toReadMode,
  transition,
} from './fit-card-machine.ts'
import { FitFields, FitSizes } from './fit-fields.tsx'
import { OwnFit } from './own-fit.tsx'

/**
 * The saved fit of this browser in read and edit mode (FIT-08), without a heading. `isBrief` hides feedback, download and
 * deletion; `startsEditing` opens in edit mode.
 */
export function FitCard(props: { onSaved?: () => void; isBrief?: boolean; startsEditing?: boolean }) {
  const { onSaved, isBrief, startsEditing } = props
  const t = useWords(fitCardWords)
  const formatSaveHint = useSaveHint()
  const region = useRegion().code
  const fit = useSavedFit()
  const [card, dispatch] = useReducer(transition, fit, startsEditing ? toEditMode : toReadMode)
  const root = useRef<HTMLDivElement>(null)
  const [deletedAtService, setDeleted] = useState<DeletionOutcome | null>(null)
  const { mode } = card
  const feedback = card.mode === 'read' ? card.feedback : 'none'

  useEffect(() => dispatch({ type: 'replaced', fit }), [fit])
  useEffect(() => {
    if (feedback === 'none') return
    const timer = setTimeout(() => dispatch({ type: 'time-up' }), BUTTON_FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [feedback])
  useFocusAfterChange(root, mode === 'read' ? feedback : mode, startsEditing)

  async function save(): Promise<boolean> {
    if (card.mode !== 'edit') return false
    dispatch({ type: 'save' })
    try {
      if (isComplete(card.draft)) await saveFit(region, { fit: card.draft, method: 'fit_refresh' })
      else storeHalfFit(card.draft)
      dispatch({ type: 'saved' })
      onSaved?.()
      return true
    } catch {
      dispatch({ type: 'failed' })
      return false
    }
  }

  const isHalf = card.mode !== 'read' && hasOnlyOneHalf(card.draft)
  const isSettled = mode === 'read' && feedback === 'none'
  return (
    <div ref={root} className={styles.card} data-mode={mode}>
      {card.mode === 'read' ? (
        card.saved ? (
          <div className={styles.saved}>
            <FitSizes fit={card.saved} />
            <SavedSince />
          </div>
        ) : (
          <NoFit />
        )
      ) : (
        <FitFields card={card} onChoose={(option, value) => dispatch({ type: 'choose', option, value })} />
      )}
      {card.mode === 'read' && card.unsaved ? (
        <p role="alert" className={styles.problem}>
          {t(refusesCookies() ? 'cookies-refused' : 'failed')}
        </p>
      ) : null}
      <div className={styles.foot}>
        <p role="status" className={styles.hint}>
          {card.mode === 'edit' ? formatSaveHint(card.draft, card.saved) : null}
        </p>
        <div className={styles.actions}>
          {isSettled ? null : (
            <SubmitButton
              onSubmit={save}
              disabled={mode === 'edit' && !canSave(card)}
              words={{
                ready: t(isHalf ? 'use' : 'save'),
                loading: t('saving'),
                success: t('saved'),
                error: t('not-saved'),
              }}
            />
          )}
          {mode === 'edit' ? (
            <button type="button" className={button.secondary} onClick={() => dispatch({ type: 'cancel' })}>
              {t('cancel')}
            </button>
          ) : null}
          {isSettled ? (
            <>
              {card.saved ? null : (
                <Link to="/fit-finder" preload={false} className={button.primary}>
                  {t('find')}
                </Link>
              )}
              <button type="button" data-edit className={button.secondary} onClick={() => dispatch({ type: 'edit' })}>
                {card.saved ? t('edit') : t('by-hand')}
              </button>
            </>
          ) : null}
        </div>
      </div>
      {isSettled && card.saved && !isBrief ? (
        <>
          <FitResponse />
          <OwnFit fit={card.saved} onDeleted={setDeleted} />
        </>
      ) : null}
      <p role="status" className={deletedAtService && !card.saved ? styles.done : 'visually-hidden'}>
        {deletedAtService && !card.saved ? <Deleted atService={deletedAtService} /> : null}
      </p>
    </div>
  )
}

/** Returns a function that formats the reason why a fit cannot be saved yet; null if it can. */
function useSaveHint() {
  const t = useWords(fitCardWords)
  const copy = useCopy()
  return (draft: SavedFit, saved: SavedFit | null): string | null => {
    const missing = getMissingInStartedHalves(draft).map((option) => copy(`option.${option}`))
    if (missing.length > 0) return t('still-missing', { sizes: missing.join(', ') })
    if (!haveDifferentSizes(draft, saved)) return t('unchanged')
    if (hasOnlyOneHalf(draft)) return t(getSizes(draft, 'bottom').length > 0 ? 'only-bottom' : 'only-top')
    return isComplete(draft) ? null : t('either')
  }
}

/** The date of the last change of the saved fit (FIT-17); nothing if it is not known. */
function SavedSince() {
  const t = useWords(fitCardWords)
  const since = useSavedSince()
  return since ? <p className={styles.quiet}>{t('since', { date: formatShortDate(since) })}</p> : null
}

/** The result of a deletion, with a contact link if the fit service did not delete everything. */
function Deleted({ atService }: { atService: DeletionOutcome }) {
  const t = useWords(fitCardWords)
  if (atService === 'deleted') return <span>{t('deleted')}</span>
  return (
    <>
      <span>{t(`deleted-${atService}`)}</span>{' '}
      {atService === 'address' ? (
        <Link to="/fit-finder" search={{ step: 'find' }} preload={false}>
          {t('find-by-email')}
        </Link>
      ) : (
        <Link to="/pages/$handle" params={{ handle: 'contact-us' }} preload={false}>
          {t('contact')}
        </Link>
      )}
    </>
  )
}

function NoFit() {
  const t = useWords(fitCardWords)
  return (
    <div>
      <p className={styles.lead}>{t('none-title')}</p>
      <p className={styles.quiet}>{t('none-text')}</p>
    </div>
  )
}

/** Moves focus to the replacement when the pressed button unmounts. */
function useFocusAfterChange(
  root: React.RefObject<HTMLDivElement | null>,
  state: string,
  startsEditing: boolean | undefined,
): void {
  // A card that starts in edit mode may replace the button that opened it.
  const before = useRef(startsEditing ? 'none' : state)
  useEffect(() => {
    if (before.current === state) return
    const previous = before.current
    before.current = state
    if (document.activeElement && document.activeElement !== document.body) return
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    if (state === 'edit') (find('input:checked') ?? find('input'))?.focus()
    else find(previous === 'saving' ? 'button' : '[data-edit]')?.focus()
  }, [root, state])
}
