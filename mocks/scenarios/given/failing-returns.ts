import type { ReturnProblem } from '#contracts/backend/generated/types.ts'
import type { Faults } from '#mocks/world/faults.ts'

/** Makes every call of the returns system fail with a 503 and this code. */
export function failReturns(faults: Faults, code: ReturnProblem['code']): void {
  for (const operation of ['lookUpOrder', 'returnCarriers', 'createReturn'])
    faults.add({ upstream: 'backend', operation, respond: { status: 503, body: { code } } })
}
