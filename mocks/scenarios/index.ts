import type { Scenario } from './define-scenario.ts'

/** Every scenario, in the order in which the panel and the CLI list them within a department. */
export const scenarios: readonly Scenario[] = []
