import { en, Faker } from '@faker-js/faker'
import { chooseVariant, type Goods } from './goods.ts'

/** What one shopper is going to do, whatever happens to him: only waiting and trying again depend on the machine. */
export type Plan = {
  region: string
  paths: readonly string[]
  answers: { height: number; weight: number; age: number }
  additions: readonly { merchandiseId: string; quantity: number }[]
  /** What he changes the quantity of his first line to; null if he leaves it. */
  quantity: number | null
  pays: boolean
}

const PATHS = [
  '/',
  '/collections/trousers',
  '/collections/tops?sort=price-ascending',
  '/contact-us',
  '/pages/search?q=chino',
]

/** Draws the plan of the n-th shopper of a seed. */
export function planVisit(seed: number, number: number, goods: Goods): Plan {
  const faker = new Faker({ locale: en, seed: seed * 1_000_000 + number })
  const region = faker.helpers.arrayElement(Object.keys(goods))
  return {
    region,
    paths: faker.helpers.arrayElements(PATHS, 3),
    answers: {
      height: faker.number.int({ min: 165, max: 198 }),
      weight: faker.number.int({ min: 60, max: 110 }),
      age: faker.number.int({ min: 20, max: 70 }),
    },
    additions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, () => ({
      merchandiseId: chooseVariant(goods[region] ?? [], faker),
      quantity: faker.number.int({ min: 1, max: 2 }),
    })),
    quantity: faker.datatype.boolean() ? faker.number.int({ min: 1, max: 4 }) : null,
    pays: faker.datatype.boolean(),
  }
}
