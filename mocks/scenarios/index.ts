import type { Scenario } from './define-scenario.ts'
import { listScenarioFiles } from './scenario-files.ts'

/** Every scenario, by department and name. */
export const scenarios: readonly Scenario[] = await Promise.all(listScenarioFiles().map(importScenario))

type ScenarioFile = ReturnType<typeof listScenarioFiles>[number]

async function importScenario({ name, department, file, url }: ScenarioFile): Promise<Scenario> {
  const module: object = await import(url.href)
  const scenario = Object.values(module).find(isScenario)
  if (!scenario) throw new Error(`${file} exports no scenario; write \`export const … = defineScenario({ … })\``)
  if (scenario.name !== name) throw new Error(`${file} has the scenario ${scenario.name}; name it ${name}, as its file`)
  if (scenario.department !== department)
    throw new Error(`${file} has the department ${scenario.department}; say ${department}, as its folder`)
  return scenario
}

function isScenario(value: unknown): value is Scenario {
  return typeof value === 'object' && value !== null && 'prepare' in value && 'department' in value
}
