import type { ScenarioSummary } from '#mocks/control/api.ts'
import { Mistake } from './mistake.ts'

export type WantedScenario = { name: string; params: Record<string, unknown> }

/**
 * The scenarios as the control API takes them: each with those of the given parameters that it knows, turned from text
 * into what its schema says. A parameter that none of them knows is a mistake; a region is only a wish.
 */
export function withParams(
  wanted: readonly string[],
  known: readonly ScenarioSummary[],
  params: Readonly<Record<string, string>> = {},
  region?: string,
): WantedScenario[] {
  const unused = new Set(Object.keys(params))
  const scenarios = wanted.map((name) => {
    const schemas = known.find((each) => each.name === name)?.params ?? {}
    const given = { ...(region && 'region' in schemas && { region }), ...params }
    const own = Object.entries(given).filter(([key]) => key in schemas)
    for (const [key] of own) unused.delete(key)
    return { name, params: Object.fromEntries(own.map(([key, text]) => [key, typed(text, schemas[key])])) }
  })
  const allKnown = wanted.every((name) => known.some((each) => each.name === name))
  // An unknown scenario is the greater mistake: the backend will say so, with the nearest name.
  if (unused.size && allKnown) {
    throw new Mistake(`${wanted.join(', ')} takes no parameter called ${[...unused].join(', ')}.`, {
      next: `Run \`spoke scenario show ${wanted[0]}\` to see what it takes.`,
      exitCode: 2,
    })
  }
  return scenarios
}

function typed(text: string, schema: unknown): unknown {
  const { type } = Object(schema)
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true'
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && !Number.isNaN(Number(text)))
    return Number(text)
  return text
}
