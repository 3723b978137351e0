import { createRecentValues } from './recent-values.ts'

/** More than the regions' shops, each published and as a draft, and how many characters of JSON they may have. */
const [MAX_VALUES, MAX_SIZE] = [50, 5_000_000]

/**
 * Creates a function that returns its argument, or what an earlier call had with the same content: so that what is made of
 * it can be kept by the object that it was made of. The values are plain data, which nobody changes.
 */
export function createInterner<T>(): (value: T) => T {
  const values = createRecentValues<{ value: T; size: number }>(MAX_VALUES, {
    maxSize: MAX_SIZE,
    getSize: ({ size }) => size,
  })
  return (value) => {
    const text = JSON.stringify(value)
    const earlier = values.get(text)
    if (!earlier) values.set(text, { value, size: text.length })
    return earlier?.value ?? value
  }
}
