import { scenarios } from '../scenarios/index.ts'
import { findNearestName } from '../world/nearest-name.ts'

/** Every scenario's name and summary, for shell completion, which has no running backend. */
export const listScenarioNames = (): { name: string; summary: string }[] =>
  scenarios.map(({ name, summary }) => ({ name, summary }))

/** Whether there is a scenario of this name, and the one that was probably meant. */
export const findScenarioName = (name: string): { isKnown: boolean; nearest: string | undefined } => {
  const names = scenarios.map((scenario) => scenario.name)
  return { isKnown: names.includes(name), nearest: findNearestName(name, names) }
}
