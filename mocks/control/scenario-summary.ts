import { z } from 'zod'
import type { Scenario } from '../scenarios/define-scenario.ts'
import { scenarios } from '../scenarios/index.ts'
import type { ScenarioSummary } from './api.ts'

/** A scenario as the control API lists it, with its parameters as JSON Schema. */
export function summarizeScenario({ name, summary, department, reproduces, params, start }: Scenario): ScenarioSummary {
  const { properties = {} } = z.toJSONSchema(params, { io: 'input' })
  return { name, summary, department, reproduces: [...reproduces], params: properties, start }
}

/** The scenarios of this checkout, also where no backend runs. */
export const listScenarioSummaries = (): ScenarioSummary[] => scenarios.map(summarizeScenario)
