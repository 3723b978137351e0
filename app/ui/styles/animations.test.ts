import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How long a token of time takes, in ms. */
const TIMES = readTimes(readFileSync('app/ui/styles/tokens.css', 'utf8'))

function readTimes(css: string): Map<string, number> {
  const durations = css.matchAll(/(--[\w-]+):\s*([\d.]+)(m?s)\b/g)
  return new Map([...durations].map(([, name = '', value, unit]) => [name, Number(value) * (unit === 's' ? 1000 : 1)]))
}

/** Animations that repeat, with the time of one cycle in ms; null where it cannot be read. */
function listRepeated(css: string): { text: string; ms: number | null }[] {
  return [...css.matchAll(/animation(?:-name|-iteration-count)?:\s*([^;]+);/g)].flatMap(([, text = '']) => {
    const isRepeated = /\binfinite\b/.test(text) || Number(/(?:^|\s)(\d+)(?:\s|$)/.exec(text)?.[1] ?? 1) > 3
    if (!isRepeated) return []
    const [, value, unit] = /(?:^|\s)([\d.]+)(m?s)\b/.exec(text) ?? []
    const token = /var\((--[\w-]+)\)/.exec(text)?.[1] ?? ''
    const ms = value ? Number(value) * (unit === 's' ? 1000 : 1) : (TIMES.get(token) ?? null)
    return [{ text, ms }]
  })
}

/** Three flashes within a second are the most that WCAG 2.3.1 allows. */
const LEAST_CYCLE_MS = 1000 / 3

const findFlashes = (css: string) => listRepeated(css).filter(({ ms }) => ms === null || ms < LEAST_CYCLE_MS)

test.each([
  ['animation: blink 0.3s infinite;', 1],
  ['animation: blink 200ms linear infinite alternate;', 1],
  ['animation: blink 0.2s 5;', 1],
  ['animation-iteration-count: infinite;', 1],
  ['animation: walk 1.1s var(--ease) infinite alternate;', 0],
  ['animation: arrive var(--calm) var(--ease);', 0],
])('%s has %i animations that could flash [OPS-05]', (css, count) => {
  expect(findFlashes(css)).toHaveLength(count)
})

test('no animation of the shop repeats more than three times a second [OPS-05]', () => {
  const sheets = globSync('app/**/*.css').map((file) => readFileSync(file, 'utf8'))
  expect(sheets.flatMap(listRepeated).map(({ ms }) => ms)).toEqual([1_100])
  expect(sheets.flatMap(findFlashes)).toEqual([])
})

test('only style sheets animate: no script of the shop repeats an animation [OPS-05]', () => {
  const files = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  expect(files.filter((file) => /iterations:|<animate\b|<marquee\b|<blink\b/.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  )
})
