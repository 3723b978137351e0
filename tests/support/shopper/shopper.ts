import type { Page } from '@playwright/test'
import { accountOf } from './account.ts'
import { cartOf } from './cart.ts'
import { collectionOf } from './collection.ts'
import { finderOf } from './finder.ts'
import { fitOf } from './fit.ts'
import { productOf } from './product.ts'

/** What a shopper does and sees, by department. */
export const shopperOf = (page: Page) => ({
  account: accountOf(page),
  cart: cartOf(page),
  collection: collectionOf(page),
  finder: finderOf(page),
  fit: fitOf(page),
  product: productOf(page),
})
