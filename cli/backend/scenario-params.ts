import type { ScenarioSummary } from '#mocks/control/api.ts'
import { UsageError } from '../usage-error.ts'

/** A scenario as the control API loads it. */
type ScenarioRequest = { name: string; params: Record<string, unknown> }

/**
 * The scenarios with their parameters, converted from text to the types of their schemas. Each scenario gets the
 * parameters that it has; one that no scenario has is a UsageError, except for the region.
 * @param toCommand Completes the command that a UsageError suggests.
 */
export function toScenarioRequests(
  names: readonly string[],
  scenarios: readonly ScenarioSummary[],
  params: Readonly<Record<string, string>> = {},
  region?: string,
  toCommand = (command: string) => `npx spoke ${command}`,
): ScenarioRequest[] {
  const unusedParams = new Set(Object.keys(params))
  const requests = names.map((name) => {
    const schemas = scenarios.find((scenario) => scenario.name === name)?.params ?? {}
    const texts = { ...(region && 'region' in schemas && { region }), ...params }
    const ownTexts = Object.entries(texts).filter(([key]) => key in schemas)
    for (const [key] of ownTexts) unusedParams.delete(key)
    return { name, params: Object.fromEntries(ownTexts.map(([key, text]) => [key, parseParam(text, schemas[key])])) }
  })
  const areAllKnown = names.every((name) => scenarios.some((scenario) => scenario.name === name))
  // An unknown scenario is reported by the backend instead, with the nearest name.
  if (unusedParams.size && areAllKnown) {
    throw new UsageError(`${names.join(', ')} has no parameter called ${[...unusedParams].join(', ')}.`, {
      next: `Run \`${toCommand(`scenario show ${names[0]}`)}\` to see its parameters.`,
      exitCode: 2,
    })
  }
  return requests
}

function parseParam(text: string, schema: unknown): unknown {
  const types = listParamTypes(schema)
  if (types.includes('null') && text === 'null') return null
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true'
  const isNumber = types.includes('integer') || types.includes('number')
  return isNumber && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
}

/** The types of a parameter by its JSON Schema; more than one if it can be null. */
function listParamTypes(schema: unknown): string[] {
  const { type, anyOf = [] } = Object(schema)
  return [type, ...anyOf.map((one: unknown) => Object(one).type)].filter((name) => typeof name === 'string')
}

/** Parameters by their JSON Schemas, each like `region (gb|us|eu, default gb)`. */
export const describeParams = (schemas: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(schemas).map(([name, schema]) => {
    const { enum: choices, default: defaultValue } = Object(schema)
    const kind = (Array.isArray(choices) ? choices : listParamTypes(schema)).join('|') || 'any'
    return `${name} (${kind}${defaultValue === undefined ? '' : `, default ${defaultValue}`})`
  })
