import type { RegionCode } from '#contracts/shop/regions.ts'
import type { LookupOutcome } from './lookup-outcome.ts'
import type { ReturnRequest } from './return-request.ts'
import type { ReturnFailure } from './return-steps.ts'
import { createReturnFn, findReturnFn, openReturnFn, readCarriersFn } from './returns.functions.ts'

/** A call that did not reach the shop, or whose response did not come back. */
const toLost = () => ({ ok: false as const, failure: getConnectionFailure() })
const getConnectionFailure = (): ReturnFailure => ({
  code: navigator.onLine ? 'returns.call-failed' : 'form.offline',
})

/** Looks up an order with what was typed. */
export const callOpen = (
  region: RegionCode,
  { orderNumber, proof, requestId }: Pick<ReturnRequest, 'orderNumber' | 'proof' | 'requestId'>,
) =>
  openReturnFn({ data: { region, orderNumber, proof, requestId } }).catch(
    (): LookupOutcome => ({ status: 'failed', failure: getConnectionFailure() }),
  )

/** Reads the carriers of a country. */
export const callCarriers = (region: RegionCode, country: string) =>
  readCarriersFn({ data: { region, country } }).catch(toLost)

/** Creates a return, once. If its response is lost on the way to this browser, it is looked up (RET-05). */
export async function callCreate(region: RegionCode, request: ReturnRequest) {
  if (!navigator.onLine) return toLost()
  return createReturnFn({ data: { region, request } }).catch(() => callFind(region, request))
}

/** Finds out whether a return was created whose response is lost. */
export const callFind = (region: RegionCode, { requestId, orderNumber, proof }: ReturnRequest) =>
  findReturnFn({ data: { region, requestId, orderNumber, proof } }).catch(() => ({
    ok: false as const,
    failure: { code: 'unknown' } satisfies ReturnFailure,
  }))
