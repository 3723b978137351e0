import type { Locator, Page } from '@playwright/test'

/** How long one choice may take to be made, in ms. */
const CHOICE_MS = 1_500
/** Names of choices are short; other buttons before the one that adds are longer. */
const CHOICE_NAME = /^.{1,24}$/
/** Buttons beside choices that open or show something. */
const NO_CHOICE =
  /zoom|picture|image|photo|slide|previous|next|close|share|save|wish|size guide|menu|search|cart|basket|bag|letters|compare|find|tell/i
/** A product has no more options than that. */
const MAX_ROUNDS = 6

/** Chooses the first value of every option that has none chosen, until the button that adds can be pressed. */
export async function chooseOptions(page: Page, add: Locator): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if ((await chooseRadio(page)) || (await chooseInList(page))) continue
    if (await isReady(add)) return
    if (!(await pressChoices(page, add))) return
  }
}

/** Whether the button is there and can be pressed. */
export const isReady = async (add: Locator): Promise<boolean> =>
  (await add.count()) > 0 &&
  (await add
    .first()
    .isEnabled({ timeout: CHOICE_MS })
    .catch(() => false))

async function chooseRadio(page: Page): Promise<boolean> {
  for (const group of await page.getByRole('radiogroup').all()) {
    const radios = group.getByRole('radio')
    if ((await radios.count()) === 0 || (await group.getByRole('radio', { checked: true }).count()) > 0) continue
    for (const radio of await radios.all()) {
      const name = await radio.evaluate(
        (element: HTMLElement) =>
          `${element.getAttribute('aria-label') ?? ''} ${element.closest('label')?.textContent ?? ''}`,
      )
      if (/sold out|unavailable|on its way/i.test(name) || !(await radio.isEnabled())) continue
      const label = radio.locator('xpath=ancestor::label')
      const target = (await label.count()) > 0 ? label.first() : radio
      await target
        .click({ timeout: CHOICE_MS })
        .catch(() => radio.check({ force: true, timeout: CHOICE_MS }).catch(() => {}))
      if (await radio.isChecked().catch(() => false)) return true
    }
  }
  return false
}

async function chooseInList(page: Page): Promise<boolean> {
  for (const list of await page.locator('main select').all()) {
    const value = await list.inputValue({ timeout: CHOICE_MS }).catch(() => 'hidden')
    if (value !== '') continue
    const values = await list
      .locator('option:not([disabled])')
      .evaluateAll((options) => options.map((option) => (option instanceof HTMLOptionElement ? option.value : '')))
    const first = values.find((option) => option !== '')
    if (first === undefined) continue
    await list.selectOption(first, { timeout: CHOICE_MS }).catch(() => {})
    return true
  }
  return false
}

/** Presses the first usable button of each group of buttons before the one that adds. */
async function pressChoices(page: Page, add: Locator): Promise<boolean> {
  const buttons = page.locator('main button')
  const addName =
    (await add.count()) > 0
      ? await add
          .first()
          .innerText()
          .catch(() => '')
      : ''
  const choices = await buttons.evaluateAll((elements, end) => {
    const last = elements.findIndex((button) => end !== '' && button instanceof HTMLElement && button.innerText === end)
    return elements.map((button, index) => ({
      index,
      name: (button.getAttribute('aria-label') ?? button.textContent ?? '').trim(),
      // those of one group have one parent, or one grandparent if each is in a box of its own
      group: elements.findIndex((other) =>
        button.parentElement?.querySelectorAll('button').length === 1
          ? other.parentElement?.parentElement === button.parentElement?.parentElement
          : other.parentElement === button.parentElement,
      ),
      isUsable:
        button instanceof HTMLButtonElement &&
        !button.disabled &&
        button.checkVisibility() &&
        (last < 0 || index < last),
    }))
  }, addName)
  const groups = new Set<number>()
  for (const { index, name, group, isUsable } of choices) {
    if (!isUsable || groups.has(group) || !CHOICE_NAME.test(name) || NO_CHOICE.test(name)) continue
    groups.add(group)
    await buttons
      .nth(index)
      .click({ timeout: CHOICE_MS })
      .catch(() => {})
    if (await isReady(add)) return true
  }
  return groups.size > 0
}
