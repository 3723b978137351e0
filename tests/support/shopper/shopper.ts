import type { Page } from '@playwright/test'
import { createAccount } from './account.ts'
import { createCart } from './cart.ts'
import { createCollection } from './collection.ts'
import { createFinder } from './finder.ts'
import { createFitCard } from './fit.ts'
import { createNewsletter } from './newsletter.ts'
import { createProduct } from './product.ts'
import { createReturns } from './returns.ts'

/** Returns what a shopper does and sees, by department. */
export const createShopper = (page: Page) => ({
  account: createAccount(page),
  cart: createCart(page),
  collection: createCollection(page),
  finder: createFinder(page),
  fit: createFitCard(page),
  newsletter: createNewsletter(page),
  product: createProduct(page),
  returns: createReturns(page),
})
