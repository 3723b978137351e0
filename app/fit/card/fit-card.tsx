import { Link } from '@tanstack/react-router'
import { useEffect, useReducer, useRef, useState } from 'react'
import { fitCard } from '#app/copy/en-GB/fit-card.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { FEEDBACK_MS } from '#app/ui/submit-button-machine.ts'
import { FitResponse } from '../response/fit-response.tsx'
import { saveFit } from '../save-fit.ts'
import { differs, missingSizes, type SavedFit } from '../saved-fit.ts'
import { useSavedFit } from '../use-saved-fit.ts'
import styles from './fit-card.module.css'
import { canSave, reading, transition } from './fit-card-machine.ts'
import { FitFields } from './fit-fields.tsx'
import { FitSizes } from './fit-sizes.tsx'
import { OwnFit } from './own-fit.tsx'

/**
 * The fit that this browser carries, to read and to edit (FIT-08). It has no heading of its own: the place that it stands
 * in names it. `onSaved` is told of a save that worked; `brief` leaves out what can be done with a fit beside wearing it.
 */
export function FitCard({ onSaved, brief }: { onSaved?: () => void; brief?: boolean }) {
  const t = useWords(fitCard)
  const region = useRegion().code
  const fit = useSavedFit()
  const [card, send] = useReducer(transition, fit, reading)
  const root = useRef<HTMLDivElement>(null)
  const [deleted, setDeleted] = useState(false)
  const { mode } = card
  const feedback = card.mode === 'read' ? card.feedback : 'none'

  useEffect(() => send({ type: 'replaced', fit }), [fit])
  useEffect(() => {
    if (feedback === 'none') return
    const timer = setTimeout(() => send({ type: 'time-up' }), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [feedback])
  useKeptFocus(root, mode === 'read' ? feedback : mode)

  async function save(): Promise<boolean> {
    if (card.mode !== 'edit') return false
    send({ type: 'save' })
    try {
      await saveFit(region, { fit: card.draft, method: 'fit_refresh' })
      send({ type: 'saved' })
      onSaved?.()
      return true
    } catch {
      send({ type: 'failed' })
      return false
    }
  }

  const settled = mode === 'read' && feedback === 'none'
  return (
    <div ref={root} className={styles.card} data-mode={mode}>
      {card.mode === 'read' ? (
        card.saved ? (
          <FitSizes fit={card.saved} />
        ) : (
          <NoFit />
        )
      ) : (
        <FitFields card={card} onChoose={(option, value) => send({ type: 'choose', option, value })} />
      )}
      {card.mode === 'read' && card.unsaved ? (
        <p role="alert" className={styles.problem}>
          {t('failed')}
        </p>
      ) : null}
      <div className={styles.foot}>
        <p role="status" className={styles.hint}>
          {card.mode === 'edit' ? <WhyNotYet draft={card.draft} saved={card.saved} /> : null}
        </p>
        <div className={styles.actions}>
          {settled ? null : (
            <SubmitButton
              act={save}
              disabled={mode === 'edit' && !canSave(card)}
              words={{ ready: t('save'), loading: t('saving'), success: t('saved'), error: t('not-saved') }}
            />
          )}
          {mode === 'edit' ? (
            <button type="button" className={button.secondary} onClick={() => send({ type: 'cancel' })}>
              {t('cancel')}
            </button>
          ) : null}
          {settled ? (
            <>
              {card.saved ? null : (
                <Link to="/fit-finder" preload={false} className={button.primary}>
                  {t('find')}
                </Link>
              )}
              <button type="button" data-edit className={button.secondary} onClick={() => send({ type: 'edit' })}>
                {card.saved ? t('edit') : t('by-hand')}
              </button>
            </>
          ) : null}
        </div>
      </div>
      {settled && card.saved && !brief ? (
        <>
          <FitResponse />
          <OwnFit fit={card.saved} onDeleted={() => setDeleted(true)} />
        </>
      ) : null}
      <p role="status" className={deleted && !card.saved ? styles.done : 'visually-hidden'}>
        {deleted && !card.saved ? t('deleted') : null}
      </p>
    </div>
  )
}

/** What still keeps a fit from being saved; nothing where nothing does. */
function WhyNotYet({ draft, saved }: { draft: SavedFit; saved: SavedFit | null }) {
  const t = useWords(fitCard)
  const say = useCopy()
  const missing = missingSizes(draft).map((option) => say(`option.${option}`))
  if (missing.length > 0) return t('still-missing', { sizes: missing.join(', ') })
  return differs(draft, saved) ? null : t('unchanged')
}

function NoFit() {
  const t = useWords(fitCard)
  return (
    <div>
      <p className={styles.lead}>{t('none-title')}</p>
      <p className={styles.quiet}>{t('none-text')}</p>
    </div>
  )
}

/** The button that was pressed goes away with its state: who stood on it stands on what came in its place. */
function useKeptFocus(root: React.RefObject<HTMLDivElement | null>, state: string): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    const came = before.current
    before.current = state
    if (document.activeElement && document.activeElement !== document.body) return
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    if (state === 'edit') (find('input:checked') ?? find('input'))?.focus()
    else find(came === 'saving' ? 'button' : '[data-edit]')?.focus()
  }, [root, state])
}
