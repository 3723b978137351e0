import { readLocal, removeLocal, writeLocal } from '#app/visitor/browser-state.ts'
import { isRecord } from '#contracts/is-record.ts'
import { isRegionCode, type RegionCode } from '#contracts/shop/regions.ts'
import { RETURN_REASONS } from '#contracts/shop/returns.ts'
import { LOCAL_STORAGE } from '#contracts/shop/visitor.ts'
import { type LineAnswers, OUTCOMES, type ReturnAnswers } from './return-answers.ts'
import type { ReceiptItem, ReturnReceipt } from './return-receipt.ts'

/** Long enough to fetch the garments; short, because the computer may be shared. */
const LIFETIME_MS = 60 * 60_000

/** A stored return: the answers, or the receipt. The order itself is looked up again. */
type StoredReturn = { answers: ReturnAnswers; receipt: ReturnReceipt | null }

/** The stored return of this region; null if there is none, or it is too old or broken. Browser only. */
export const readStoredReturn = (region: RegionCode): StoredReturn | null =>
  parseStoredReturn(readLocal(LOCAL_STORAGE.returnDraft), region, Date.now())

/** Stores a return if it has changed, because every write notifies the other tabs. Browser only. */
export function storeReturn(region: RegionCode, { answers, receipt }: StoredReturn): void {
  const isEmpty = !receipt && answers.orderNumber === '' && answers.proof === ''
  const stored = { answers, receipt }
  if (JSON.stringify(readStoredReturn(region)) === JSON.stringify(stored)) return
  if (isEmpty) removeLocal(LOCAL_STORAGE.returnDraft)
  else writeLocal(LOCAL_STORAGE.returnDraft, JSON.stringify({ region, savedAt: Date.now(), ...stored }))
}

/** Parses a stored return; null if it is of another region, older than an hour, or malformed. */
export function parseStoredReturn(text: string | undefined, region: RegionCode, now: number): StoredReturn | null {
  const stored = parseJson(text)
  if (!isRecord(stored) || !isRegionCode(stored.region) || stored.region !== region) return null
  const { savedAt, answers, receipt } = stored
  if (typeof savedAt !== 'number' || now - savedAt > LIFETIME_MS || now < savedAt - LIFETIME_MS) return null
  return isAnswers(answers) && (receipt === null || isReceipt(receipt)) ? { answers, receipt } : null
}

const isAnswers = (value: unknown): value is ReturnAnswers =>
  isRecord(value) &&
  areTexts(value.orderNumber, value.proof, value.requestId) &&
  isNullOr(value.carrierId, isText) &&
  isRecord(value.lines) &&
  Object.values(value.lines).every(isLineAnswers)

const isLineAnswers = (value: unknown): value is LineAnswers =>
  isRecord(value) &&
  typeof value.isChosen === 'boolean' &&
  areTexts(value.quantity, value.comment) &&
  isNullOr(value.reason, isReason) &&
  isNullOr(value.suggestedFor, isReason) &&
  isNullOr(value.outcome, (outcome) => OUTCOMES.some((known) => known === outcome)) &&
  Array.isArray(value.size) &&
  value.size.every((chosen) => isNullOr(chosen, isText))

const isReceipt = (value: unknown): value is ReturnReceipt =>
  isRecord(value) &&
  isText(value.orderNumber) &&
  typeof value.hasRest === 'boolean' &&
  isCreated(value.created) &&
  Array.isArray(value.items) &&
  value.items.every(isItem)

const isCreated = (value: unknown): boolean =>
  isRecord(value) &&
  areTexts(value.requestId, value.reference, value.carrier) &&
  ['label', 'qr'].some((document) => document === value.document) &&
  ['emailed', 'not-generated'].some((label) => label === value.label) &&
  isNullOr(value.sentTo, isText) &&
  isMoney(value.refund) &&
  isMoney(value.toPay)

const isItem = (value: unknown): value is ReceiptItem =>
  isRecord(value) &&
  areTexts(value.title, value.size) &&
  typeof value.quantity === 'number' &&
  isNullOr(value.newSize, isText)

const isMoney = (value: unknown): boolean =>
  isRecord(value) && isText(value.amount) && /^[A-Z]{3}$/.test(String(value.currencyCode))

const isReason = (value: unknown): boolean => RETURN_REASONS.some((reason) => reason === value)
const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (...values: readonly unknown[]): boolean => values.every(isText)
const isNullOr = (value: unknown, is: (value: unknown) => boolean): boolean => value === null || is(value)
function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
