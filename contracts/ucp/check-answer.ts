import { findProblems, type Guard } from '../guard.ts'
import { isRecord } from '../is-record.ts'
import { guards as guards20260408 } from './2026-04-08/generated/guards.js'
import { guards as guards20260825 } from './2026-08-25/generated/guards.js'
import { findRelease, findTool, NEWEST_RELEASE, type UcpRelease } from './releases.ts'

type ReleaseGuards = Readonly<Record<string, Readonly<Record<number, Guard<unknown>>>>>

const GUARDS: Readonly<Record<UcpRelease, ReleaseGuards>> = {
  '2026-04-08': guards20260408,
  '2026-08-25': guards20260825,
}

/**
 * The contract violations of an answer to an agent, each led by its path. What a tool answers is checked by the release that
 * it names, and around it the envelope of the call.
 */
export function findUcpProblems(operation: string, status: number, body: unknown): string[] {
  const tool = findTool(operation)
  if (!tool) return check(readRelease(body) ?? NEWEST_RELEASE, operation, status, body)
  const problems = check(NEWEST_RELEASE, 'mcp', status, body)
  if (problems.length > 0 || status !== 200) return problems
  const answer = isRecord(body) && isRecord(body.result) ? body.result.structuredContent : undefined
  const release = readRelease(answer)
  return release ? check(release, tool, status, answer) : ['/result/structuredContent/ucp/version: is no release']
}

/** The check of an agent's profile, by the release that it names or else the newest. */
export const getProfileGuard = (profile: unknown) =>
  readRelease(profile) === '2026-04-08' ? guards20260408.agentProfile[200] : guards20260825.agentProfile[200]

/** The check of a store's profile, likewise. */
export const getBusinessProfileGuard = (profile: unknown) =>
  readRelease(profile) === '2026-04-08' ? guards20260408.businessProfile[200] : guards20260825.businessProfile[200]

function check(release: UcpRelease, operation: string, status: number, value: unknown): string[] {
  const guard = GUARDS[release][operation]?.[status]
  return guard ? findProblems(guard, value) : [`${operation} has no response ${status}`]
}

const readRelease = (value: unknown): UcpRelease | undefined =>
  isRecord(value) && isRecord(value.ucp) ? findRelease(value.ucp.version) : undefined
