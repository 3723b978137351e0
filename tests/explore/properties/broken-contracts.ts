import type { Property } from '../observation.ts'

/** Every answer of an upstream, and every request to it, is as its contract says. */
export const brokenContracts: Property = ({ journal }) =>
  journal.flatMap((entry) => {
    if (entry.kind === 'warning') return [entry.message]
    if (entry.kind !== 'request' || entry.contract !== 'broken' || entry.fault !== undefined) return []
    return [`${entry.upstream} ${entry.operation} breaks its contract with status ${entry.status}`]
  })
