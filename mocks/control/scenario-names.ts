import { scenarios } from '../scenarios/index.ts'

/** Every scenario's name and summary, for shell completion, which has no running backend. */
export const listScenarioNames = (): { name: string; summary: string }[] =>
  scenarios.map(({ name, summary }) => ({ name, summary }))
