import { CartDrawer } from '#app/cart/cart-drawer.tsx'
import { CART_PARTS } from './cart-parts.ts'

/** The cart drawer with its parts. */
export const ShopCartDrawer = () => <CartDrawer parts={CART_PARTS} />
