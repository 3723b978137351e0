import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { FieldGroup } from './field-group.tsx'

/** The rendered field: its control's attributes, and the text that an id names. */
function render(props: { hint?: ReactNode; problem?: string | null }) {
  const fieldProps = { label: 'Code', ...props }
  const html = renderToStaticMarkup(<Field {...fieldProps}>{(control) => <input {...control} />}</Field>)
  const control = /<input[^>]*>/.exec(html)?.[0] ?? ''
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(control)?.[1]
  const getNoteText = (id: string) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1]
  return {
    html,
    id: attribute('id'),
    isInvalid: attribute('aria-invalid') === 'true',
    descriptions: attribute('aria-describedby')?.split(' ').map(getNoteText) ?? [],
  }
}

test('a label names its control [FORM-08]', () => {
  const { html, id } = render({})
  expect(html).toContain(`<label for="${id}"`)
})

test.each([
  [{}, false, []],
  [{ hint: 'One word' }, false, ['One word']],
  [{ hint: 'One word', problem: null }, false, ['One word']],
  [{ problem: 'No such code' }, true, ['No such code']],
  [{ hint: 'One word', problem: 'No such code' }, true, ['One word', 'No such code']],
])('with %j a control is invalid: %s, and described by %j [FORM-08]', (props, isInvalid, descriptions) => {
  expect(render(props)).toMatchObject({ isInvalid, descriptions })
})

test('the live region of a problem is rendered before there is one [FORM-08]', () => {
  expect(render({ problem: null }).html).toMatch(/<p id="[^"]+-problem"[^>]*aria-live="polite"><\/p>/)
  expect(render({}).html).not.toContain('aria-live')
})

test('a checkbox stands before its label [FORM-08]', () => {
  const html = renderToStaticMarkup(
    <Field label="Agreed" isCheckbox problem="Please agree">
      {(control) => <input {...control} type="checkbox" />}
    </Field>,
  )
  expect(html).toMatch(/<input aria-invalid="true"[^>]* id="([^"]+)"[^>]*><label for="\1"/)
})

test('a radio group has legend, hint and problem [FORM-08]', () => {
  const html = renderToStaticMarkup(
    <FieldGroup role="radiogroup" legend="Waist" hint="In inches" problem="Choose one">
      {() => <input type="radio" />}
    </FieldGroup>,
  )
  const id = /id="([^"]+)-hint"/.exec(html)?.[1]
  expect(html).toContain(
    `<fieldset role="radiogroup" aria-invalid="true" aria-describedby="${id}-hint ${id}-problem"><legend`,
  )
  expect(html).toContain('>Waist</legend>')
  expect(html).toMatch(/-hint"[^>]*>In inches<.*-problem"[^>]*>Choose one</)
})
