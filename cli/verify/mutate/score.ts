import type { JudgedMutation } from './mutate.ts'

/** How many mutations there were, and how many were detected: by the guards, by the pact, and by either. */
export type Score = { mutations: number; guards: number; pact: number; caught: number }

export const isDetected = ({ guards, pact }: JudgedMutation) => guards || pact

export function computeScore(judged: readonly JudgedMutation[]): Score {
  return {
    mutations: judged.length,
    guards: judged.filter(({ guards }) => guards).length,
    pact: judged.filter(({ pact }) => pact).length,
    caught: judged.filter(isDetected).length,
  }
}

/** The score of each provider, sorted by name. */
export function computeScores(judged: readonly JudgedMutation[]): [provider: string, score: Score][] {
  const providers = [...new Set(judged.map(({ provider }) => provider))].sort()
  return providers.map((name) => [name, computeScore(judged.filter(({ provider }) => provider === name))])
}

/** A percentage, rounded down so that 100 means all. */
export const toPercent = (part: number, whole: number) => (whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10)
