import { expect, test } from 'vitest'
import { findLayerViolations } from './check-layers.ts'
import type { Layering } from './layers.ts'
import type { SourceFile } from './source-graph.ts'

const layering: Layering = {
  folder: 'app',
  layers: [{ pages: '' }, { cart: '', 'cart/offers': '', fit: '' }, { ui: '' }],
  allowedPairs: { 'cart -> cart/offers': 'a reason' },
  onlyImportedBy: { ui: ['cart', 'fit'] },
}

/** A graph from paths to the paths that they import; each unit has a file. */
const createGraph = (imports: Record<string, string[]>) =>
  new Map(
    Object.entries({
      'app/pages/home.ts': [],
      'app/cart/cart.ts': ['app/cart/offers/offer.ts'],
      'app/cart/offers/offer.ts': [],
      'app/fit/fit.ts': [],
      'app/ui/button.ts': [],
      ...imports,
    }).map(([path, targets]): [string, SourceFile] => [
      path,
      { path, text: '', exports: [], imports: targets.map((from) => ({ from, names: [] })) },
    ]),
  )

test('downward imports and listed pairs are allowed', () => {
  expect(findLayerViolations(createGraph({ 'app/pages/home.ts': ['app/cart/offers/offer.ts'] }), layering)).toEqual([])
})

test.each([
  ['an upward import', { 'app/ui/button.ts': ['app/cart/cart.ts'] }, 'app/ui/button.ts -> app/cart/cart.ts points up'],
  [
    'an unlisted pair',
    { 'app/fit/fit.ts': ['app/cart/cart.ts'] },
    'app/fit/fit.ts -> app/cart/cart.ts joins two units of one layer',
  ],
  [
    'an import of a closed unit',
    { 'app/pages/home.ts': ['app/ui/button.ts'] },
    'app/pages/home.ts -> app/ui/button.ts reaches a unit that is closed to it',
  ],
  ['a file outside of all units', { 'app/extra.ts': [] }, 'app/extra.ts belongs to no unit'],
  ['an unused pair', { 'app/cart/cart.ts': [] }, 'cart -> cart/offers is listed in app and not needed'],
])('%s is a violation', (_title, imports, violation) => {
  expect(findLayerViolations(createGraph(imports), layering)).toEqual([violation])
})
