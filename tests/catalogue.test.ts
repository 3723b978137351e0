import { expect, test } from 'vitest'
import { type CatalogueCode, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { scenarios } from '#mocks/scenarios/index.ts'
import { notYetOnScreen, withoutScenario } from './catalogue/coverage.ts'
import { onScreen, type RowOnScreen } from './catalogue/on-screen.ts'

const rows = Object.keys(errorCatalogue) as CatalogueCode[]
const screens: Partial<Record<CatalogueCode, RowOnScreen>> = onScreen
const listScenarios = (code: CatalogueCode) =>
  scenarios.filter(({ reproduces }) => reproduces.includes(code)).map(({ name }) => name)

test('every row of the error catalogue has a scenario or a reason [SIM-04] [ERR-01]', () => {
  const without = rows.filter((code) => listScenarios(code).length === 0)
  expect(without.toSorted()).toEqual(Object.keys(withoutScenario).toSorted())
})

test('every row is asserted in a test or listed as open [ERR-01]', () => {
  const listed = [...Object.keys(onScreen), ...notYetOnScreen]
  const excused = Object.keys(withoutScenario)
  expect(listed.toSorted()).toEqual(rows.filter((code) => !excused.includes(code)).toSorted())
})

test('the list of rows without a screen only shrinks', () => {
  // lower the number with every row that leaves the list
  expect(notYetOnScreen.length).toBeLessThanOrEqual(0)
})

test.each(Object.keys(onScreen) as (keyof typeof onScreen)[])(
  '%s is shown in a scenario that reproduces it',
  (code) => {
    const { scenario = [] } = screens[code] ?? {}
    expect(listScenarios(code).some((name) => scenario.includes(name))).toBe(true)
  },
)
