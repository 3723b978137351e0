import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const OUTPUT = fileURLToPath(new URL('../../.output/', import.meta.url))

/** Text that only the developer panel, the control API and the simulated backend contain. */
const DEVELOPMENT_ONLY = [
  'spoke-panel',
  '__panel',
  '__control',
  'spoke_world',
  '@faker-js',
  'getResponse(',
  'default-shop',
]

test('the production build holds nothing of the panel or the simulated backend', () => {
  const files = globSync('**/*.{js,mjs,css,html}', { cwd: OUTPUT })
  expect(files.length).toBeGreaterThan(10)
  const occurrences = files.flatMap((file) => {
    const text = readFileSync(OUTPUT + file, 'utf8')
    return DEVELOPMENT_ONLY.filter((marker) => text.includes(marker)).map((marker) => `${file}: ${marker}`)
  })
  expect(occurrences).toEqual([])
})

for (const [part, text] of [
  ['the Fit Finder', 'Discover your perfect size in'],
  ['the survey', 'Send my feedback'],
  ['the unsubscribe form', 'Stop sending it'],
  ['the returns flow', 'Find my order'],
  ['the newsletter’s modal', 'Use my phone number instead'],
] as const)
  test(`${part} is in a chunk that no first visit loads`, () => {
    const files = globSync('client/assets/*.js', { cwd: OUTPUT })
    const chunks = files.filter((file) => readFileSync(OUTPUT + file, 'utf8').includes(text))
    expect(chunks).toHaveLength(1)
    expect(chunks[0]).not.toMatch(/shop|libraries|index/)
  })
