import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OTHER_FORMS, SHOP_FORMS } from './e2e/forms/shop-forms.ts'
import { differ } from './support/differ.ts'

const ROOT = join(import.meta.dirname, '..')
const files = globSync('app/**/*.tsx', { cwd: ROOT }).filter((file) =>
  /<form\b/.test(readFileSync(join(ROOT, file), 'utf8')),
)
const listed = [...new Set(SHOP_FORMS.map(({ file }) => file))]
const isOther = (file: string) => Object.keys(OTHER_FORMS).some((path) => file.startsWith(path))

test('every form of the shop is in the table of forms, or says why not [FORM-07]', () => {
  expect(
    differ(
      files.filter((file) => !isOther(file)),
      listed,
      {
        lacks: (file) =>
          `Add the form of ${file} to SHOP_FORMS of tests/e2e/forms/shop-forms.ts, or its reason to OTHER_FORMS`,
        tooMany: (file) => `Take ${file} out of tests/e2e/forms/shop-forms.ts: it has no form`,
      },
    ),
  ).toEqual([])
})

test('every email field of the shop is in a form of the table [FORM-01]', () => {
  const withEmail = globSync('app/**/*.tsx', { cwd: ROOT }).filter((file) =>
    /<EmailField\b/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  const tested = SHOP_FORMS.filter(({ fields }) => fields.some(({ kind }) => kind === 'email')).map(({ file }) => file)
  expect(withEmail.filter((file) => !isOther(file)).toSorted()).toEqual([...new Set(tested)].toSorted())
})

test('an email is typed into no other kind of field [FORM-01]', () => {
  const byHand = globSync('app/**/*.tsx', { cwd: ROOT }).filter((file) =>
    /type="email"/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(byHand).toEqual(['app/forms/email-field.tsx'])
})
