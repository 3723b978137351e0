import { expect, test } from 'vitest'
import type { SavedFit } from '../saved-fit.ts'
import { canSave, type FitCard, type FitCardEvent, reading, transition } from './fit-card-machine.ts'

const saved: SavedFit = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32' },
}
const wider: SavedFit = { top: saved.top, bottom: { ...saved.bottom, waist: '36' } }
const incomplete: SavedFit = { top: {}, bottom: { waist: '36' } }

const read = reading(saved)
const edit = (draft: SavedFit): FitCard => ({ mode: 'edit', saved, draft })
const saving: FitCard = { mode: 'saving', saved, draft: wider }
const failed: FitCard = { mode: 'read', saved, unsaved: wider, feedback: 'failed' }
const done: FitCard = { mode: 'read', saved: wider, unsaved: null, feedback: 'saved' }

test.each<[string, FitCard, FitCardEvent, FitCard]>([
  ['editing begins with the saved fit', read, { type: 'edit' }, edit(saved)],
  [
    'editing begins with nothing where none is saved',
    reading(null),
    { type: 'edit' },
    { mode: 'edit', saved: null, draft: { top: {}, bottom: {} } },
  ],
  ['a choice changes the draft', edit(saved), { type: 'choose', option: 'waist', value: '36' }, edit(wider)],
  [
    'a choice above changes the top half',
    edit(saved),
    { type: 'choose', option: 'cut', value: 'Straight' },
    edit({ ...saved, top: { ...saved.top, cut: 'Straight' } }),
  ],
  ['cancel reverts', edit(wider), { type: 'cancel' }, read],
  ['a fit that is complete and differs is saved', edit(wider), { type: 'save' }, saving],
  ['a fit that does not differ is not saved', edit(saved), { type: 'save' }, edit(saved)],
  ['a fit that is not complete is not saved', edit(incomplete), { type: 'save' }, edit(incomplete)],
  ['a second press changes nothing', saving, { type: 'save' }, saving],
  ['nothing is chosen while it is saved', saving, { type: 'choose', option: 'leg', value: '30' }, saving],
  ['success returns to read', saving, { type: 'saved' }, done],
  ['failure leaves edit mode, with the saved fit as it was', saving, { type: 'failed' }, failed],
  ['the button is ready again when its time is up', done, { type: 'time-up' }, reading(wider)],
  ['what could not be saved is there when editing again', failed, { type: 'edit' }, edit(wider)],
  ['a fit that comes from elsewhere is shown', read, { type: 'replaced', fit: wider }, reading(wider)],
  ['the same fit from elsewhere changes nothing', read, { type: 'replaced', fit: { ...saved } }, read],
  [
    'a fit from elsewhere leaves the draft alone',
    edit(incomplete),
    { type: 'replaced', fit: wider },
    { mode: 'edit', saved: wider, draft: incomplete },
  ],
])('%s [FIT-08]', (_what, from, event, to) => {
  expect(transition(from, event)).toEqual(to)
})

test('save is on only for a complete fit that differs from the saved one [FIT-08]', () => {
  expect([read, edit(saved), edit(incomplete), edit(wider), saving].map(canSave)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ])
  expect(canSave({ mode: 'edit', saved: null, draft: saved })).toBe(true)
})
