/** A run of numbers with equal steps, like 7, 9, 11. */
const RUN = /^(-?\w+)(?:\*(\w+)\+(-?\w+))?$/

const toText = (number: number) => number.toString(36)
const toNumber = (text: string | undefined) => Number.parseInt(text ?? '0', 36)

/**
 * Encodes whole numbers as a short text: each run of equal steps as its distance from the previous number, its length and
 * its step, in base 36. Ids of a product's variants are mostly consecutive, so 420 of them take some 20 characters.
 */
export function encodeNumbers(numbers: readonly number[]): string {
  const runs: string[] = []
  let previous = 0
  for (let at = 0; at < numbers.length; ) {
    const first = numbers[at] ?? 0
    const step = (numbers[at + 1] ?? first) - first
    let end = at + 1
    while (end < numbers.length && (numbers[end] ?? 0) - (numbers[end - 1] ?? 0) === step) end++
    const length = end - at
    // A step makes two numbers longer than two single numbers.
    const isRun = length > 2
    runs.push(toText(first - previous) + (isRun ? `*${toText(length)}+${toText(step)}` : ''))
    at += isRun ? length : 1
    previous = numbers[at - 1] ?? 0
  }
  return runs.join(' ')
}

/** The numbers of an encoded text. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = []
  for (const run of text === '' ? [] : text.split(' ')) {
    const [, distance, length = '1', step] = RUN.exec(run) ?? []
    const first = (numbers.at(-1) ?? 0) + toNumber(distance)
    for (let at = 0; at < toNumber(length); at++) numbers.push(first + at * toNumber(step))
  }
  return numbers
}
