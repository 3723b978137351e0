import type { ControlName } from './control-words.ts'
import { NotFoundError } from './not-found.ts'
import { ACTION_MS, type Shopper } from './shopper.ts'

/** No page has more controls before its button that adds. */
const MAX_TABS = 200

/** Enters a discount code, whose field may be folded away. */
export async function enterCode({ page, find, words, settle }: Shopper, code: string): Promise<void> {
  const isFolded = async () => !(await find('code', ['textbox']))
  if (await isFolded()) await (await find('codeSummary', ['button']))?.click({ timeout: ACTION_MS })
  const summary = page.locator('summary', { hasText: words.codeSummary }).filter({ visible: true })
  if ((await isFolded()) && (await summary.count()) > 0) await summary.first().click({ timeout: ACTION_MS })
  await settle()
  const field = await find('code', ['textbox'])
  if (!field) throw new NotFoundError(`no discount code at ${page.url()}`, `a field named ${words.code}`)
  await field.fill(code, { timeout: ACTION_MS })
  await field.press('Enter')
  await settle()
}

/** Reaches a control by the Tab key alone. */
export async function reachByKeyboard({ page, words }: Shopper, name: ControlName): Promise<void> {
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '',
    )
    if (words[name].test(reached)) return
  }
  throw new NotFoundError(`no ${name} by the keyboard`, `${MAX_TABS} presses of Tab`)
}

/** Changes to another country than the present one. */
export async function changeCountry({ page, words, settle }: Shopper): Promise<void> {
  const countries = page
    .locator('button, a')
    .filter({ visible: true, hasText: words.country })
    .and(page.locator(':not([aria-current])'))
  if ((await countries.count()) === 0)
    throw new NotFoundError(`no other country at ${page.url()}`, `a button or link named ${words.country}`)
  await countries.first().click({ timeout: ACTION_MS })
  await settle()
}
