import type { Faker } from '@faker-js/faker'

type Field = { role: string; name: string }

/** Values that fields of any kind have to bear. */
const ODD = ['', ' ', '0', '-1', '<b>bold</b>', 'ß'.repeat(300), '👕👖', "O'Hara & sons", '%00', '../..', '99999999999']

/** Draws a value to type into a field: mostly what its name asks for, with a mark of the person; seldom something odd. */
export function chooseValue(faker: Faker, { role, name }: Field, device: number): string {
  if (faker.datatype.boolean(0.12)) return faker.helpers.arrayElement(ODD)
  const mark = markOf(faker, device)
  if (/e-?mail/i.test(name)) return `${mark}@example.com`
  if (/phone|mobile/i.test(name)) return `+4477009${faker.string.numeric(5)}`
  if (/postcode|zip/i.test(name)) return faker.helpers.arrayElement(['LS1 4AP', 'SW1A 1AA', '10001', 'X'])
  if (/order/i.test(name)) return faker.helpers.arrayElement(['SP1001', '#SP1001', 'SP9999'])
  if (/search|looking for/i.test(name)) return faker.helpers.arrayElement(['chino', 'belt', '34 waist'])
  if (role === 'spinbutton' || /height|weight|age|cm|kg|quantity|amount|feet|inch|stone/i.test(name))
    return faker.helpers.arrayElement(['34', '5', '180', '75', '1', '40'])
  if (/code/i.test(name)) return faker.helpers.arrayElement(['SORTED', 'FRIEND20', 'NOSUCHCODE'])
  return `${mark} ${faker.lorem.words(2)}`
}

/** A word that only this person types in this visit. */
const markOf = (faker: Faker, device: number) =>
  `${device === 0 ? 'visitor' : 'stranger'}${faker.string.alpha({ length: 6, casing: 'lower' })}`
const MARK = /\b(?:visitor|stranger)[a-z]{6}\b/g

/** The marks in a typed value. */
export const findMarks = (value: string): string[] => value.match(MARK) ?? []
