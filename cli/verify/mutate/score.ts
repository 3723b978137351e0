import type { Judged } from './mutate.ts'

/** How many mutations there were, and who noticed how many. */
export type Score = { mutations: number; guards: number; pact: number; caught: number }

export const isCaught = ({ guards, pact }: Judged) => guards || pact

export function scoreOf(judged: readonly Judged[]): Score {
  return {
    mutations: judged.length,
    guards: judged.filter(({ guards }) => guards).length,
    pact: judged.filter(({ pact }) => pact).length,
    caught: judged.filter(isCaught).length,
  }
}

/** Per provider, in order of their names. */
export function scoresByProvider(judged: readonly Judged[]): [provider: string, score: Score][] {
  const providers = [...new Set(judged.map(({ provider }) => provider))].sort()
  return providers.map((name) => [name, scoreOf(judged.filter(({ provider }) => provider === name))])
}

/** Never rounded up: 100 is said of all and of nothing less. */
export const percent = (part: number, whole: number) => (whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10)
