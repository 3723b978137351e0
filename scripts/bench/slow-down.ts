import type { Browser } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import type { Measurement } from './measurement.ts'

/** The phone of the performance goals: four times slower than a machine of Lighthouse's index 1,500. */
const REFERENCE = { index: 1_500, slowDown: 4 }

/** How many times slower than this machine the phone of the performance goals is, so that figures of machines can be compared. */
export async function measureSlowDown(browser: Browser): Promise<{ slowDown: number; measurement: Measurement }> {
  const page = await browser.newPage()
  const index = Math.round(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  await page.close()
  const slowDown = (REFERENCE.slowDown * index) / REFERENCE.index
  const value = `${slowDown.toFixed(1)} times at Lighthouse's index ${index}`
  return { slowDown, measurement: { what: 'slow-down', value, limit: '' } }
}
