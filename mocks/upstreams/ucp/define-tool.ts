import { createRequestChecks, type RequestCheck, type RequestParts } from '#contracts/request-check.ts'
import type { operations } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { UcpRelease, UcpTool } from '#contracts/ucp/releases.ts'
import { CallRefused, RPC, refuseArguments } from '#contracts/ucp/rpc-error.ts'
import { CAPABILITY_OF } from './capabilities.ts'
import type { AgentContext, Tool } from './context.ts'
import { runOnce } from './idempotency.ts'
import { createError, refuse } from './messages.ts'

/** What every tool does before its own work. */
type Rules = {
  /** Whether it changes something, so that a key keeps it from happening twice. */
  changes?: boolean
  /** Whether it is for agents that the store trusts. */
  forTrusted?: boolean
}

/** Answers the call of a tool; throws the refusal of a call that is not processed. */
export type AnswerCall = (args: unknown, context: AgentContext) => Promise<object>

type CheckedArguments<Name extends UcpTool> = operations[Name]['requestBody']['content']['application/json']

/** A tool whose arguments are checked by the contract of the agent's release. */
export function defineTool<Name extends UcpTool>(name: Name, tool: Tool<Name>, rules: Rules = {}): AnswerCall {
  const checks = new Map<UcpRelease, RequestCheck<{ json: CheckedArguments<Name> }>>()

  function check(release: UcpRelease, args: unknown): CheckedArguments<Name> {
    const requestCheck = checks.get(release) ?? getRequestChecks(release)<{ json: CheckedArguments<Name> }>(name)
    checks.set(release, requestCheck)
    const parts: RequestParts = { path: {}, query: {}, json: args }
    if (requestCheck.isValid(parts)) return parts.json
    const problems = requestCheck.getProblems().map(({ field, message }) => `${field} ${message}`.trim())
    throw refuseArguments(problems.join(', '))
  }

  return async (args, context) => {
    if (!context.capabilities.has(CAPABILITY_OF[name])) return refuseCapability(CAPABILITY_OF[name], context)
    const { meta, ...own } = check(context.release, args)
    if (rules.forTrusted && !context.agent.isTrusted) throw refuseUntrusted(name)
    const run = async () => ({ ...(await tool(own, context)) })
    const key = meta['idempotency-key']
    if (!rules.changes || key === undefined) return run()
    const id = `${context.region} ${context.agent.profile} ${key}`
    return runOnce(context.world, { id, tool: name, args: own }, run)
  }
}

const requestChecks = new Map<UcpRelease, ReturnType<typeof createRequestChecks>>()

function getRequestChecks(release: UcpRelease) {
  const checks = requestChecks.get(release) ?? createRequestChecks(`ucp/${release}`)
  requestChecks.set(release, checks)
  return checks
}

const refuseCapability = (capability: string, context: AgentContext) =>
  refuse(context, [
    createError('capabilities_incompatible', `Store and agent do not share ${capability}.`, {
      severity: 'unrecoverable',
    }),
  ])

const refuseUntrusted = (name: UcpTool) =>
  new CallRefused(401, {
    code: RPC.refused,
    message: 'Unauthorized',
    data: { code: 'unauthorized', content: `${name} is for agents with a token: send it as a bearer.` },
  })
