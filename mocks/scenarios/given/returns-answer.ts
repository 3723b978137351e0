import type { ReturnProblem } from '#contracts/backend/generated/types.ts'
import type { Faults } from '#mocks/faults.ts'

/** Every call of the returns system answers 503 and why. */
export function returnsAnswer(faults: Faults, code: ReturnProblem['code']): void {
  for (const operation of ['lookUpOrder', 'returnCarriers', 'createReturn'])
    faults.add({ upstream: 'backend', operation, respond: { status: 503, body: { code } } })
}
