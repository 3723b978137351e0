import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns the accessibility violations of a page, or of the part with a selector, one line per element. */
export const findViolations = (page: Page, selector?: string): Promise<string[]> => audit(page, { selector })

async function audit(page: Page, options: AuditOptions): Promise<string[]> {
  // Half-faded text fails the contrast check, although the finished state passes it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(runAxe, options)
  return violations.map(({ id, help, target }) => `${id}: ${help} ${target}`)
}

/** `rule`: the only rule to check; without one those that axe checks by default. */
type AuditOptions = { selector?: string | undefined; rule?: string }

/** Runs in the page. Without axe's list of passed rules an analysis takes half the time. */
async function runAxe({ selector, rule }: AuditOptions) {
  const { axe } = window as unknown as { axe: typeof Axe }
  const { violations } = await axe.run(selector ?? 'html', {
    resultTypes: ['violations'],
    ...(rule !== undefined && { runOnly: [rule] }),
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ id, help, target: target.join(' ') })),
  )
}

/** Expects no accessibility violation in a page, or in the part with a selector. */
export async function expectNoViolations(page: Page, selector?: string) {
  expect(await findViolations(page, selector)).toEqual([])
}

/**
 * Expects every target of a page to be 24 px large or apart from others (WCAG 2.5.8). Of its own, because axe counts what a
 * sticky bar covers at this moment as missing.
 */
export async function expectLargeTargets(page: Page) {
  expect(await audit(page, { rule: 'target-size' })).toEqual([])
}

/** Waits until nothing on the page is animated. */
export const waitForAnimations = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
