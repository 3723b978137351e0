import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { type FormField, SHOP_FORMS } from './forms/shop-forms.ts'

for (const form of SHOP_FORMS)
  test.describe(form.name, () => {
    test.use({ scenario: [...(form.scenario ?? [])], expectedErrors: [/500 \(/] })

    test('works by keyboard, names its problems, keeps its input and sends once [FORM-07] [FORM-01]', async ({
      page,
      shopper,
      world,
    }) => {
      await page.goto(form.path)
      await form.open?.({ page, shopper })
      const place = form.place?.({ page, shopper }) ?? page.getByRole('main')
      const fields = form.fields.map((field) => ({ ...field, control: getControl(place, field) }))
      const submit = place.getByRole('button', { name: form.submit, exact: true })
      const countCalls = async () => (await world.requests(form.call.operation)).length

      for (const field of fields) if (field.kind === 'email') await expectEmailProblems(field)
      if (form.emptyProblem) {
        for (const { control, kind } of fields) if (kind === 'email') await control.fill('')
        const [firstField] = form.fields
        if (!firstField) throw new Error('A form needs a field.')
        const first = getNamed(place, firstField)
        await submit.focus()
        await page.keyboard.press('Enter')
        await expect(first).toHaveAttribute('aria-invalid', 'true')
        await expect(first).toHaveAccessibleDescription(new RegExp(`${form.emptyProblem}$`))
        await expect.poll(() => holdsFocus(first), 'the first problem has the focus').toBe(true)
      }
      expect(await countCalls(), 'a form with problems is not sent').toBe(0)

      await fields[0]?.control.focus()
      for (const field of fields) {
        await tabTo(page, field.control)
        await fillByKeyboard(page, field)
      }
      await tabTo(page, submit)
      await world.control.addFault(world.id, { ...form.call, respond: { status: 500 } })
      // the first call is under way until the second press
      const pressedTwice = Promise.withResolvers<void>()
      await page.route('**/_serverFn/**', async (route) => {
        await pressedTwice.promise
        await route.continue()
      })
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      pressedTwice.resolve()
      await expect(place.getByRole('alert').filter({ hasText: form.failure })).toBeVisible()
      expect(await countCalls(), 'two presses are one call').toBe(1)
      if (!form.retry) for (const field of fields) await expectFilled(field)

      await world.control.clearFaults(world.id)
      const again = form.retry ? place.getByRole('button', { name: form.retry }) : submit
      if (!form.retry) await expect(submit).toHaveAttribute('data-state', 'ready')
      await tabTo(page, again)
      await page.keyboard.press('Enter')
      await expect(form.success({ page, shopper })).toBeVisible()
      expect(await countCalls()).toBe(2)
    })
  })

type ControlledField = FormField & { control: Locator }

/** The element that carries a field's name and problem. */
const getNamed = (place: Locator, { kind, label }: FormField) =>
  kind === 'radio' ? place.getByRole('radiogroup', { name: label }) : place.getByLabel(label, { exact: true })

/** The element that the Tab key reaches: of radio buttons the first, while none is checked. */
const getControl = (place: Locator, field: FormField) =>
  field.kind === 'radio' ? getNamed(place, field).getByRole('radio').first() : getNamed(place, field)

const holdsFocus = (control: Locator) => control.evaluate((element) => element.contains(document.activeElement))

/** Presses Tab until the control has the focus. Links and buttons may be on the way. */
async function tabTo(page: Page, control: Locator) {
  for (let press = 0; press < 12 && !(await holdsFocus(control)); press++) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}

async function fillByKeyboard(page: Page, field: ControlledField) {
  switch (field.kind) {
    case 'text':
    case 'email':
      await page.keyboard.press('ControlOrMeta+A')
      return page.keyboard.type(field.value)
    case 'select':
      return page.keyboard.type(field.value)
    case 'checkbox':
      return page.keyboard.press('Space')
    case 'radio':
      await page.keyboard.press('Space')
      for (let press = 0; press < field.presses; press++) await page.keyboard.press('ArrowRight')
  }
}

async function expectFilled({ control, ...field }: ControlledField) {
  if (field.kind === 'checkbox') await expect(control).toBeChecked()
  else if (field.kind === 'radio')
    await expect(control.locator('xpath=ancestor::fieldset[1]').getByRole('radio').nth(field.presses)).toBeChecked()
  else if (field.kind === 'select')
    await expect(control.locator('option:checked')).toHaveText(new RegExp(`^${field.value}`))
  else await expect(control).toHaveValue(field.value)
}

/** The whole of FORM-01: both sentences when the field is left, the limits of an address, nothing while it is valid. */
async function expectEmailProblems({ control, ...field }: ControlledField) {
  const isOptional = 'isOptional' in field
  const expectProblem = async (text: string, problem: string) => {
    await control.fill(text)
    await control.press('Tab')
    await expect(control).toHaveAccessibleDescription(problem)
    if (problem) await expect(control).toHaveAttribute('aria-invalid', 'true')
    else await expect(control).not.toHaveAttribute('aria-invalid')
  }
  await expect(control).toHaveAttribute('maxlength', '254')
  await expectProblem('', isOptional ? '' : 'Please enter an email')
  for (const text of ['tom@spoke', `${'a'.repeat(65)}@b.co`, `a@${'b'.repeat(64)}.co`])
    await expectProblem(text, 'Email is incorrectly formatted')
  await control.fill(`${'a'.repeat(64)}@${'b'.repeat(63)}.co`)
  await expect(control).not.toHaveAttribute('aria-invalid')
}
