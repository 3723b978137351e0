import type { CatalogueCode } from '#contracts/errors/catalogue.ts'

/** Rows that nothing outside of the shop can bring about, with the reason. They have no scenario. */
export const withoutScenario = {
  'copy.missing': 'keys are typed; only one that is built from data could be missing, and none is',
  'page.broke': 'a page that cannot be drawn is a defect of ours; e2e/error-pages.spec.ts breaks one',
} as const satisfies Partial<Record<CatalogueCode, string>>

/** Rows that no page of the sandbox brings about, because none asks for it. The test that does is named. */
export const behindTheScreen = {
  'cart.lines-missing': 'app/cart/cart.server.test.ts',
  // flags are asked for by the support chat alone, which the sandbox of tests has not (NAV-15)
  'flags.fetch-failed': 'app/analytics/flags/flags.server.test.ts',
} as const satisfies Partial<Record<CatalogueCode, string>>

/** Rows whose screen is not built yet. The list only shrinks: a row that `onScreen` has may not stand here. */
export const notYetOnScreen: readonly CatalogueCode[] = [
  'content.image-failed',
  'content.not-found',
  'phone.invalid',
  'form.question-missed',
  'returns.all-returned',
  'returns.carrier-needed',
  'returns.label-not-generated',
  'returns.carrier-problem',
  'returns.not-issued',
  'returns.system-down',
  'returns.maintenance',
]
