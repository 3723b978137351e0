import { z } from 'zod'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { Department } from '#contracts/shop/departments.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import type { Catalogue } from '../world/catalogue/catalogue.ts'
import type { Faults } from '../world/faults.ts'
import type { Visitor } from '../world/visitor.ts'
import type { World } from '../world/world.ts'

/** What a scenario sets up: the world, its faults and its visitor. */
export type ScenarioContext<Params> = {
  world: World
  visitor: Visitor
  faults: Faults
  catalogue: Catalogue
  /** Base URLs of the simulated backend and of the shop, without trailing slash. */
  origin: string
  storefront: string
  params: Params
}

type ScenarioDefinition<Params extends z.ZodObject> = {
  /** Also a Pact provider state: consumer tests say `.given(name, params)`. */
  name: string
  /** One sentence for testers. */
  summary: string
  department: Department
  /** Rows of the error catalogue that it reproduces. */
  reproduces?: readonly CatalogueCode[]
  params: Params
  given?(context: ScenarioContext<z.output<Params>>): void | Promise<void>
  /** The path, without region prefix, on which the visitor enters the shop. */
  start?: string
}
const noParams = z.strictObject({})
type DefinitionWithoutParams = Omit<ScenarioDefinition<typeof noParams>, 'params'> & { params?: undefined }

/** A scenario with its parameters' schema. `prepare` validates parameters before anything is set up. */
export type Scenario = {
  name: string
  summary: string
  department: Department
  reproduces: readonly CatalogueCode[]
  params: z.ZodObject
  start: string
  prepare(
    params: unknown,
  ): { ok: true; params: Record<string, unknown>; apply: ApplyScenario } | { ok: false; problems: string[] }
}
/** Sets up a scenario whose parameters were validated. */
export type ApplyScenario = (context: Omit<ScenarioContext<unknown>, 'params'>) => Promise<void>

/** Thrown by a scenario's `given` when it cannot apply to this world or with these parameters. */
export class CannotApply extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'CannotApply'
  }
}

/** Defines a named state of the simulated backend and its visitor. */
export function defineScenario(definition: DefinitionWithoutParams): Scenario
export function defineScenario<Params extends z.ZodObject>(definition: ScenarioDefinition<Params>): Scenario
export function defineScenario<Params extends z.ZodObject>(
  definition: ScenarioDefinition<Params> | DefinitionWithoutParams,
): Scenario {
  return hasParams(definition) ? createScenario(definition) : createScenario({ ...definition, params: noParams })
}

function hasParams<Params extends z.ZodObject>(
  definition: ScenarioDefinition<Params> | DefinitionWithoutParams,
): definition is ScenarioDefinition<Params> {
  return definition.params !== undefined
}

function createScenario<Params extends z.ZodObject>(definition: ScenarioDefinition<Params>): Scenario {
  const { name, summary, department, reproduces = [], params, given, start = '/' } = definition
  return {
    name,
    summary,
    department,
    reproduces,
    params,
    start,
    prepare(raw) {
      const parsed = params.safeParse(raw ?? {})
      if (!parsed.success) return { ok: false, problems: parsed.error.issues.map(describeIssue) }
      return {
        ok: true,
        params: parsed.data,
        async apply(context) {
          await given?.({ ...context, params: parsed.data })
        },
      }
    },
  }
}

/** The region parameter of a scenario. */
export const region = z.enum(REGION_CODES).default('gb')

function describeIssue(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.') || 'params'}: ${issue.message}`
}
