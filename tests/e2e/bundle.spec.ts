import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const OUTPUT = fileURLToPath(new URL('../../.output/', import.meta.url))

/** Marks of what belongs to the developer alone: the panel, the control API, and what the simulated backend is made of. */
const FOREIGN = ['spoke-panel', '__panel', '__control', 'spoke_world', '@faker-js', 'getResponse(', 'house-stock']

test('the build that shoppers get holds not a byte of the panel or of the simulated backend', () => {
  const files = globSync('**/*.{js,mjs,css,html}', { cwd: OUTPUT })
  expect(files.length).toBeGreaterThan(10)
  const found = files.flatMap((file) => {
    const text = readFileSync(OUTPUT + file, 'utf8')
    return FOREIGN.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`)
  })
  expect(found).toEqual([])
})

test('the Fit Finder is in one chunk of its own, which no other page loads at first', () => {
  const files = globSync('client/assets/*.js', { cwd: OUTPUT })
  const holding = files.filter((file) => readFileSync(OUTPUT + file, 'utf8').includes('Discover your perfect size in'))
  expect(holding).toHaveLength(1)
  expect(holding[0]).not.toMatch(/shop|libraries|index/)
})
