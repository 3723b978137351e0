import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns the accessibility violations of a page, or of the part with a selector, one line per element. */
export async function findViolations(page: Page, selector?: string): Promise<string[]> {
  // Half-faded text fails the contrast check, although the finished state passes it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(runAxe, selector)
  return violations.map(({ id, help, target }) => `${id}: ${help} ${target}`)
}

/** Runs in the page. Without axe's list of passed rules an analysis takes half the time. */
async function runAxe(selector: string | undefined) {
  const { axe } = window as unknown as { axe: typeof Axe }
  const { violations } = await axe.run(selector ?? 'html', {
    resultTypes: ['violations'],
    // WCAG 2.5.8, which axe leaves off by default
    rules: { 'target-size': { enabled: true } },
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ id, help, target: target.join(' ') })),
  )
}

/** Expects no accessibility violation in a page, or in the part with a selector. */
export async function expectNoViolations(page: Page, selector?: string) {
  expect(await findViolations(page, selector)).toEqual([])
}

/** Waits until nothing on the page is animated. */
export const waitForAnimations = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
