import { type CatalogueRow, errorCatalogue } from '#contracts/errors/catalogue.ts'
import type { Scenario } from '../scenarios/define-scenario.ts'
import type { CatalogueEntry } from './api.ts'

/** The error catalogue, each row with the scenarios that bring it about. */
export function catalogueWith(scenarios: readonly Scenario[]): CatalogueEntry[] {
  return Object.entries<CatalogueRow>(errorCatalogue).map(([code, { ours, ...row }]) => ({
    code,
    ...row,
    ...(ours && { ours: [...ours] }),
    scenarios: scenarios.filter(({ reproduces }) => reproduces.some((each) => each === code)).map(({ name }) => name),
  }))
}
