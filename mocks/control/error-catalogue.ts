import { type CatalogueRow, errorCatalogue } from '#contracts/errors/catalogue.ts'
import type { Scenario } from '../scenarios/define-scenario.ts'
import type { CatalogueEntry } from './api.ts'

/** The rows of the error catalogue, each with the scenarios that reproduce it. */
export function listErrorCatalogue(scenarios: readonly Scenario[]): CatalogueEntry[] {
  return Object.entries<CatalogueRow>(errorCatalogue).map(([code, { ownWording, ...row }]) => ({
    code,
    ...row,
    ...(ownWording && { ownWording: [...ownWording] }),
    scenarios: scenarios
      .filter(({ reproduces }) => reproduces.some((reproduced) => reproduced === code))
      .map(({ name }) => name),
  }))
}
