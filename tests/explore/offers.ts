import type { Page } from '@playwright/test'
import { ROLES, type Role } from './step.ts'

/** An element that a visitor can use now. `isInLandmark`: it is in the header, the footer or a navigation. */
export type Offer = { role: Role; name: string; nth: number; isDisabled: boolean; isInLandmark: boolean }

const LINE = new RegExp(`^\\s*- '?(${ROLES.join('|')}) "((?:[^"\\\\]|\\\\.)*)"((?: \\[[^\\]]+\\])*)`)

/** A landmark that is on every page. */
const LANDMARK = /^\s*- (?:banner|contentinfo|navigation)\b/

/**
 * The elements of a tree of roles and names, as Playwright writes it, with their places among equal ones. Elements without a
 * name are left out, because a find could not name them.
 */
export function readOffers(tree: string): Offer[] {
  const counts = new Map<string, number>()
  let landmarkDepth: number | null = null
  return tree.split('\n').flatMap((line) => {
    const depth = line.search(/\S/)
    if (landmarkDepth !== null && depth <= landmarkDepth) landmarkDepth = null
    if (landmarkDepth === null && LANDMARK.test(line)) landmarkDepth = depth
    const match = LINE.exec(line)
    if (!match) return []
    const [, role = '', quoted = '', states = ''] = match
    // a quoted line of YAML doubles its own quotes
    const name = quoted.replaceAll("''", "'").replaceAll(/\\(.)/g, '$1')
    const key = `${role} ${name}`
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    return [
      {
        role: role as Role,
        name,
        nth,
        isDisabled: states.includes('[disabled]'),
        isInLandmark: landmarkDepth !== null,
      },
    ]
  })
}

/** What stands in front: the open dialog, else the whole page. */
export async function findFront(page: Page) {
  const dialogs = page.locator('dialog[open]:modal')
  const count = await dialogs.count()
  return count > 0 ? dialogs.nth(count - 1) : page.locator('body')
}

/** The tree of roles and names of what stands in front. */
export async function readTree(page: Page): Promise<string> {
  return (await findFront(page)).ariaSnapshot({ timeout: 5_000 })
}
