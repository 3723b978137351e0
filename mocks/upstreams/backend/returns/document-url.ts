import { createHash } from 'node:crypto'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ReturnRecord } from '../../../world/returns.ts'

/** The secret in the URL of a label or QR code, because references are easy to guess. */
export function getDocumentKey({ id, reference, createdAt }: ReturnRecord): string {
  return createHash('sha256').update(`${id} ${reference} ${createdAt}`).digest('hex').slice(0, 32)
}

/** The URL of the page with a return's label or QR code. */
export const getReturnDocumentUrl = (record: ReturnRecord, region: RegionCode, origin: string): string =>
  `${origin}/backend/returns/${region}/documents/${record.reference}?key=${getDocumentKey(record)}`
