import type { Page } from '@playwright/test'
import { cartOf } from './cart.ts'
import { productOf } from './product.ts'

/** What a shopper does and sees, by department. */
export const shopperOf = (page: Page) => ({ cart: cartOf(page), product: productOf(page) })
