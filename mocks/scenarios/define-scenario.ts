import { z } from 'zod'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import type { Faults } from '../faults.ts'
import type { Catalogue } from '../world/catalogue.ts'
import type { Visitor } from '../world/visitor.ts'
import type { World } from '../world/world.ts'

/** Where in the shop a scenario plays; the panel and `spoke scenario list` group by it. */
export const DEPARTMENTS = [
  'house',
  'cart',
  'product',
  'collection',
  'fit',
  'customer',
  'returns',
  'mailing',
  'feedback',
  'content',
  'upstreams',
] as const
export type Department = (typeof DEPARTMENTS)[number]

/** What a scenario arranges: the state of the world, faults that no state could cause, and the visitor. */
export type Stage<Params> = {
  world: World
  visitor: Visitor
  faults: Faults
  catalogue: Catalogue
  /** Base URLs of the simulated backend and of the shop, without trailing slash. */
  origin: string
  storefront: string
  params: Params
}

type Definition<Params extends z.ZodObject> = {
  /** Also a Pact provider state: consumer tests say `.given(name, params)`. */
  name: string
  /** One sentence a tester would nod at. */
  summary: string
  department: Department
  /** Rows of the error catalogue that it brings about. */
  reproduces?: readonly CatalogueCode[]
  params: Params
  given?(stage: Stage<z.output<Params>>): void | Promise<void>
  /** The path, without region prefix, on which the visitor enters the shop. */
  start?: string
}
const none = z.strictObject({})
type DefinitionWithoutParams = Omit<Definition<typeof none>, 'params'> & { params?: undefined }

/** What one says of a scenario is checked before anything is done: a stage is only built for parameters that are right. */
export type Scenario = {
  name: string
  summary: string
  department: Department
  reproduces: readonly CatalogueCode[]
  params: z.ZodObject
  start: string
  prepare(
    params: unknown,
  ): { ok: true; params: Record<string, unknown>; given: Arrange } | { ok: false; problems: string[] }
}
export type Arrange = (stage: Omit<Stage<unknown>, 'params'>) => Promise<void>

/** Thrown by a scenario's `given` where the world cannot be what it says: the reason is for whoever asked for it. */
export class CannotApply extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'CannotApply'
  }
}

/** One named state of the outside world and its visitor; list it in index.ts. */
export function defineScenario(definition: DefinitionWithoutParams): Scenario
export function defineScenario<Params extends z.ZodObject>(definition: Definition<Params>): Scenario
export function defineScenario<Params extends z.ZodObject>(
  definition: Definition<Params> | DefinitionWithoutParams,
): Scenario {
  return takesParams(definition) ? scenario(definition) : scenario({ ...definition, params: none })
}

function takesParams<Params extends z.ZodObject>(
  definition: Definition<Params> | DefinitionWithoutParams,
): definition is Definition<Params> {
  return definition.params !== undefined
}

function scenario<Params extends z.ZodObject>(definition: Definition<Params>): Scenario {
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
      if (!parsed.success) return { ok: false, problems: parsed.error.issues.map(describe) }
      return {
        ok: true,
        params: parsed.data,
        async given(stage) {
          await given?.({ ...stage, params: parsed.data })
        },
      }
    },
  }
}

/** The region a scenario plays in, for `params`. */
export const region = z.enum(REGION_CODES).default('gb')

function describe(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.') || 'params'}: ${issue.message}`
}
