import { expect, test } from 'vitest'
import type { SavedFit } from '../saved-fit.ts'
import { canSave, type FitCard, type FitCardEvent, toReadMode, transition } from './fit-card-machine.ts'

const saved: SavedFit = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32' },
}
const wider: SavedFit = { top: saved.top, bottom: { ...saved.bottom, waist: '36' } }
const incomplete: SavedFit = { top: {}, bottom: { waist: '36' } }

const readMode = toReadMode(saved)
const edit = (draft: SavedFit): FitCard => ({ mode: 'edit', saved, draft })
const saving: FitCard = { mode: 'saving', saved, draft: wider }
const failed: FitCard = { mode: 'read', saved, unsaved: wider, feedback: 'failed' }
const done: FitCard = { mode: 'read', saved: wider, unsaved: null, feedback: 'saved' }

test.each<[string, FitCard, FitCardEvent, FitCard]>([
  ['editing starts with the saved fit', readMode, { type: 'edit' }, edit(saved)],
  [
    'editing starts empty without a saved fit',
    toReadMode(null),
    { type: 'edit' },
    { mode: 'edit', saved: null, draft: { top: {}, bottom: {} } },
  ],
  ['a choice changes the draft', edit(saved), { type: 'choose', option: 'waist', value: '36' }, edit(wider)],
  [
    'a top size changes the top half',
    edit(saved),
    { type: 'choose', option: 'cut', value: 'Straight' },
    edit({ ...saved, top: { ...saved.top, cut: 'Straight' } }),
  ],
  ['cancel reverts', edit(wider), { type: 'cancel' }, readMode],
  ['a complete and different fit is saved', edit(wider), { type: 'save' }, saving],
  ['an unchanged fit is not saved', edit(saved), { type: 'save' }, edit(saved)],
  [
    'one complete half is saved',
    edit({ top: {}, bottom: saved.bottom }),
    { type: 'save' },
    { mode: 'saving', saved, draft: { top: {}, bottom: saved.bottom } },
  ],
  ['an incomplete fit is not saved', edit(incomplete), { type: 'save' }, edit(incomplete)],
  ['a second press changes nothing', saving, { type: 'save' }, saving],
  ['a choice during a save changes nothing', saving, { type: 'choose', option: 'leg', value: '30' }, saving],
  ['success returns to read', saving, { type: 'saved' }, done],
  ['failure leaves edit mode and keeps the saved fit', saving, { type: 'failed' }, failed],
  ['the button is ready again after its feedback', done, { type: 'time-up' }, toReadMode(wider)],
  ['editing again starts with the unsaved sizes', failed, { type: 'edit' }, edit(wider)],
  ['a fit changed elsewhere is shown', readMode, { type: 'replaced', fit: wider }, toReadMode(wider)],
  ['the same fit from elsewhere changes nothing', readMode, { type: 'replaced', fit: { ...saved } }, readMode],
  [
    'a fit changed elsewhere leaves the draft',
    edit(incomplete),
    { type: 'replaced', fit: wider },
    { mode: 'edit', saved: wider, draft: incomplete },
  ],
])('%s [FIT-08]', (_what, from, event, to) => {
  expect(transition(from, event)).toEqual(to)
})

test('save is enabled only for a complete and different fit [FIT-08]', () => {
  expect([readMode, edit(saved), edit(incomplete), edit(wider), saving].map(canSave)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ])
  expect(canSave({ mode: 'edit', saved: null, draft: saved })).toBe(true)
})
