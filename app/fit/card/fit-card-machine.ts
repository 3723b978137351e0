import {
  type FitHalf,
  type FitOption,
  getMissingSizes,
  getSizes,
  HALVES,
  haveDifferentSizes,
  isComplete,
  type SavedFit,
} from '../saved-fit.ts'

export type FitCard =
  | {
      mode: 'read'
      saved: SavedFit | null
      /** Sizes that could not be saved. Editing again starts with them. */
      unsaved: SavedFit | null
      /** The outcome of the last save, while the button shows it. */
      feedback: 'none' | 'saved' | 'failed'
    }
  | { mode: 'edit'; saved: SavedFit | null; draft: SavedFit }
  | { mode: 'saving'; saved: SavedFit | null; draft: SavedFit }

export type FitCardEvent =
  | { type: 'edit' }
  | { type: 'choose'; option: FitOption; value: string }
  | { type: 'cancel' }
  | { type: 'save' }
  | { type: 'saved' }
  | { type: 'failed' }
  /** The button's feedback has been shown long enough (FIT-09). */
  | { type: 'time-up' }
  /** The saved fit changed elsewhere: in another tab, or by customer init. */
  | { type: 'replaced'; fit: SavedFit | null }

const NOTHING: SavedFit = { top: {}, bottom: {} }

/** The card in read mode. */
export const toReadMode = (saved: SavedFit | null): FitCard => ({
  mode: 'read',
  saved,
  unsaved: null,
  feedback: 'none',
})

/** The card in edit mode. */
export const toEditMode = (saved: SavedFit | null): FitCard => transition(toReadMode(saved), { type: 'edit' })

/**
 * Whether the fit can be saved: it is complete (FIT-08) or has one complete half, which only this browser stores, and differs
 * from the saved one.
 */
export const canSave = (card: FitCard): boolean =>
  card.mode === 'edit' &&
  (isComplete(card.draft) || hasOnlyOneHalf(card.draft)) &&
  haveDifferentSizes(card.draft, card.saved)

/** Returns the card after an event (FIT-08). The caller does the saving; an event that does not apply changes nothing. */
export function transition(card: FitCard, event: FitCardEvent): FitCard {
  if (event.type === 'replaced') return haveDifferentSizes(card.saved, event.fit) ? { ...card, saved: event.fit } : card
  switch (card.mode) {
    case 'read':
      if (event.type === 'edit')
        return { mode: 'edit', saved: card.saved, draft: card.unsaved ?? card.saved ?? NOTHING }
      return event.type === 'time-up' ? { ...card, feedback: 'none' } : card
    case 'edit':
      if (event.type === 'choose') return { ...card, draft: withSize(card.draft, event.option, event.value) }
      if (event.type === 'cancel') return toReadMode(card.saved)
      return event.type === 'save' && canSave(card) ? { ...card, mode: 'saving' } : card
    case 'saving':
      if (event.type === 'saved') return { mode: 'read', saved: card.draft, unsaved: null, feedback: 'saved' }
      if (event.type === 'failed') return { mode: 'read', saved: card.saved, unsaved: card.draft, feedback: 'failed' }
      return card
  }
}

function withSize({ top, bottom }: SavedFit, option: FitOption, value: string): SavedFit {
  const options: readonly FitOption[] = HALVES.bottom
  return options.includes(option)
    ? { top, bottom: { ...bottom, [option]: value } }
    : { top: { ...top, [option]: value }, bottom }
}

const HALF_NAMES: readonly FitHalf[] = ['bottom', 'top']

/** Returns the missing sizes of those halves that have any size. One half can be stored without the other. */
export const getMissingInStartedHalves = (fit: SavedFit): readonly FitOption[] =>
  HALF_NAMES.filter((half) => getSizes(fit, half).length > 0).flatMap((half) => getMissingOfHalf(fit, half))

/** Whether a fit has one complete half and no size of the other. */
export const hasOnlyOneHalf = (fit: SavedFit): boolean => {
  const startedHalves = HALF_NAMES.filter((half) => getSizes(fit, half).length > 0)
  return startedHalves.length === 1 && getMissingInStartedHalves(fit).length === 0
}

function getMissingOfHalf(fit: SavedFit, half: FitHalf): readonly FitOption[] {
  const options: readonly FitOption[] = HALVES[half]
  return getMissingSizes(fit).filter((option) => options.includes(option))
}
