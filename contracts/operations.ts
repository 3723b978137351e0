import { assumed as analyticsAssumed } from './analytics/generated/assumed.ts'
import { guards as analyticsGuards } from './analytics/generated/guards.js'
import { operations as analytics } from './analytics/generated/operations.ts'
import { assumed as assetsAssumed } from './assets/generated/assumed.ts'
import { guards as assetsGuards } from './assets/generated/guards.js'
import { operations as assets } from './assets/generated/operations.ts'
import { type Assumed, MISSING_CALL } from './assumed.ts'
import { assumed as backendAssumed } from './backend/generated/assumed.ts'
import { guards as backendGuards } from './backend/generated/guards.js'
import { operations as backend } from './backend/generated/operations.ts'
import { guards as contentGuards } from './content/generated/guards.js'
import { operations as content } from './content/generated/operations.ts'
import { findRichTextProblems } from './content/rich-text.ts'
import { guards as customerAccountGuards } from './customer-account/generated/guards.js'
import { operations as customerAccount } from './customer-account/generated/operations.ts'
import { assumed as fitAssumed } from './fit/generated/assumed.ts'
import { guards as fitGuards } from './fit/generated/guards.js'
import { operations as fit } from './fit/generated/operations.ts'
import { assumed as flagsAssumed } from './flags/generated/assumed.ts'
import { guards as flagsGuards } from './flags/generated/guards.js'
import { operations as flags } from './flags/generated/operations.ts'
import { compactDocument } from './graphql.ts'
import { findProblems, type Guard } from './guard.ts'
import { isSuccess } from './http.ts'
import { assumed as reportsAssumed } from './reports/generated/assumed.ts'
import { guards as reportsGuards } from './reports/generated/guards.js'
import { operations as reports } from './reports/generated/operations.ts'
import type { DescribedCall } from './rest.ts'
import { assumed as reviewsAssumed } from './reviews/generated/assumed.ts'
import { guards as reviewsGuards } from './reviews/generated/guards.js'
import { operations as reviews } from './reviews/generated/operations.ts'
import { guards as shopifyGuards } from './shopify/generated/guards.js'
import { operations as shopify } from './shopify/generated/operations.ts'
import { assumed as signInAssumed } from './sign-in/generated/assumed.ts'
import { guards as signInGuards } from './sign-in/generated/guards.js'
import { operations as signIn } from './sign-in/generated/operations.ts'
import { operations as ucp } from './ucp/2026-08-25/generated/operations.ts'
import { findUcpProblems } from './ucp/check-answer.ts'
import { findTool } from './ucp/releases.ts'

type Rest = {
  operations: Readonly<Record<string, DescribedCall>>
  assumed: Assumed
  guards: Readonly<Record<string, Readonly<Record<number, Guard<unknown>>>>>
}

type Graphql = {
  /** The path of every operation. */
  path: string
  operations: Readonly<Record<string, { toString(): string }>>
  guards: Readonly<Record<string, Guard<unknown>>>
}

const REST: Readonly<Record<string, Rest>> = {
  analytics: { operations: analytics, assumed: analyticsAssumed, guards: analyticsGuards },
  assets: { operations: assets, assumed: assetsAssumed, guards: assetsGuards },
  backend: { operations: backend, assumed: backendAssumed, guards: backendGuards },
  fit: { operations: fit, assumed: fitAssumed, guards: fitGuards },
  flags: { operations: flags, assumed: flagsAssumed, guards: flagsGuards },
  reports: { operations: reports, assumed: reportsAssumed, guards: reportsGuards },
  reviews: { operations: reviews, assumed: reviewsAssumed, guards: reviewsGuards },
  'sign-in': { operations: signIn, assumed: signInAssumed, guards: signInGuards },
}

const GRAPHQL: Readonly<Record<string, Graphql>> = {
  content: { path: '/graphql', operations: content, guards: contentGuards },
  'customer-account': {
    path: '/customer/api/2025-01/graphql',
    operations: customerAccount,
    guards: customerAccountGuards,
  },
  shopify: { path: '/api/2025-01/graphql.json', operations: shopify, guards: shopifyGuards },
}

/** What agents call: many tools at one address, in releases of their own. Their operations have the same names in each. */
const AGENTS = 'ucp'

/** The upstreams that the shop calls and that have a contract, named like the folders of contracts/. */
export const UPSTREAMS = [...Object.keys(REST), ...Object.keys(GRAPHQL)].sort()

/** Every response in an upstream's contract, like ['savedFit', 404]. GraphQL always responds with 200. */
export function listResponses(upstream: string): [operation: string, status: number][] {
  if (upstream === AGENTS) return Object.keys(ucp).map((operation) => [operation, 200])
  const rest = REST[upstream]
  if (!rest) return Object.keys(GRAPHQL[upstream]?.operations ?? {}).map((operation) => [operation, 200])
  return Object.entries(rest.guards).flatMap(([operation, guards]) =>
    Object.keys(guards).map((status): [string, number] => [operation, Number(status)]),
  )
}

/**
 * The operation of a request; undefined for one that is not in the contract. `path` follows the base URL, without query.
 * Of GraphQL documents only our own are found: guards cannot check the selections of other clients.
 * @param document The GraphQL document, or the tool that an agent calls.
 */
export function findOperation(upstream: string, method: string, path: string, document?: string): string | undefined {
  const tool = upstream === AGENTS ? findTool(document) : undefined
  if (tool) return tool
  const graphql = GRAPHQL[upstream]
  if (graphql) {
    if (method !== 'POST' || path !== graphql.path || document === undefined) return undefined
    return getDocuments(graphql).get(compactDocument(document))
  }
  return getRoutes(upstream).find((route) => route.method === method && route.path.test(path))?.id
}

/**
 * The contract violations of a response, each line led by its path; empty if there are none. What is assumed may be missing:
 * a call, a body, a field. Every success is within the contract unless its call has an exact status. `body` is parsed JSON,
 * or null.
 */
export function checkResponse(upstream: string, operation: string, status: number, body: unknown): string[] {
  if (upstream === AGENTS) return findUcpProblems(operation, status, body)
  const graphql = GRAPHQL[upstream]
  if (graphql) {
    const guard = graphql.guards[operation]
    if (!guard) return [`${upstream} has no operation ${operation}`]
    return status === 200 ? findGraphqlProblems(guard, body) : []
  }
  const contract = REST[upstream]
  const guards = contract?.guards[operation]
  if (!contract || !guards) return [`${upstream} has no operation ${operation}`]
  const { operations, assumed } = contract
  if (assumed.operations.includes(operation) && MISSING_CALL.includes(status)) return []
  const describedStatus = findDescribedStatus(guards, status, operations[operation]?.hasExactStatus)
  const guard = guards[Number(describedStatus)]
  if (!guard) return [`${operation} has no response ${status}`]
  const mayBeEmpty = assumed.bodies[operation]?.includes(Number(describedStatus))
  return mayBeEmpty && body === null ? [] : findProblems(guard, body)
}

/** The described status that covers a response's. */
function findDescribedStatus(guards: object, status: number, hasExactStatus = false): number | undefined {
  const described = Object.keys(guards).map(Number)
  if (described.includes(status)) return status
  return isSuccess(status) && !hasExactStatus ? described.find(isSuccess) : undefined
}

/** What an upstream's contract assumes beyond the specification; undefined for GraphQL, whose documents name what they need. */
export const findAssumed = (upstream: string): Assumed | undefined => REST[upstream]?.assumed

/** Whether an upstream has the operations of its contract alone. Clients of GraphQL name documents of their own. */
export const hasOnlyOwnOperations = (upstream: string): boolean => upstream === AGENTS || Object.hasOwn(REST, upstream)

function findGraphqlProblems(guard: Guard<unknown>, body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return ['/: is not a GraphQL response']
  if ('errors' in body) return Array.isArray(body.errors) && body.errors.length > 0 ? [] : ['/errors: is empty']
  if (!('data' in body)) return ['/: lacks data']
  const dataProblems = findProblems(guard, body.data)
  return dataProblems.length > 0 ? dataProblems : findRichTextProblems(body.data)
}

type Route = { id: string; method: string; path: RegExp }
const routes = new Map<string, Route[]>()
const documents = new Map<Graphql, Map<string, string>>()

function getRoutes(upstream: string): Route[] {
  const cached = routes.get(upstream)
  if (cached) return cached
  const operations = upstream === AGENTS ? ucp : REST[upstream]?.operations
  const compiled = Object.entries(operations ?? {}).map(([id, { method, path }]) => ({
    id,
    method,
    path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  routes.set(upstream, compiled)
  return compiled
}

function getDocuments(graphql: Graphql): Map<string, string> {
  const cached = documents.get(graphql)
  if (cached) return cached
  const compacted = new Map(Object.entries(graphql.operations).map(([id, document]) => [compactDocument(document), id]))
  documents.set(graphql, compacted)
  return compacted
}
