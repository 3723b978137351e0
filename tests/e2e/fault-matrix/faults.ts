/** Every way in which an upstream fails (ERR-03). */
export const FAULTS = {
  slow: { delayMs: 1_500 },
  'never answers': { timeout: true },
  refused: { reset: true },
  '500': { status: 500 },
  '429': { status: 429, headers: { 'retry-after': '1' } },
  'not JSON': { malformed: true },
  'wrong shape': { wrongShape: true },
  'cut off': { truncated: true },
} as const

export type FaultName = keyof typeof FAULTS

export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]
