/** The estimated bytes of an object or list besides its content. */
const NODE_BYTES = 32

/** The estimated memory of a JSON value in bytes. */
export function estimateBytes(value: unknown): number {
  if (typeof value === 'string') return value.length * 2
  if (typeof value !== 'object' || value === null) return 8
  let bytes = NODE_BYTES
  for (const [key, member] of Object.entries(value)) bytes += key.length + estimateBytes(member)
  return bytes
}

/** Whether an upstream's value is empty: null, an empty list, or an object of empty values. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.values(value).every(isEmptyValue))
