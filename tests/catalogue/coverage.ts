import type { CatalogueCode } from '#contracts/errors/catalogue.ts'

/** Rows that no upstream can cause, with the reason. They have no scenario. */
export const withoutScenario = {
  'copy.missing': 'keys are typed, and no key is built from data',
  'limit.reached': 'the limit is the shop’s own; e2e/limits.spec.ts reaches it',
  'page.broke': 'a rendering error is a defect of the shop; e2e/error-pages.spec.ts breaks a page',
  'page.unhandled': 'an error that nothing handles is a defect of the shop; e2e/error-reports.spec.ts causes one',
} as const satisfies Partial<Record<CatalogueCode, string>>

/** Rows whose screen is not built yet. The list only shrinks. */
export const notYetOnScreen: readonly CatalogueCode[] = []
