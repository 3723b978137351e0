import { listScenarioFiles } from '../scenarios/scenario-files.ts'
import { findNearestName } from '../world/nearest-name.ts'

/** Whether there is a scenario of this name, and the one that was probably meant. Loads no scenario, which takes half a second. */
export function findScenarioName(name: string): { isKnown: boolean; nearest: string | undefined } {
  const names = listScenarioFiles().map((scenario) => scenario.name)
  return { isKnown: names.includes(name), nearest: findNearestName(name, names) }
}
