import { CartDrawer } from '#app/cart/cart-drawer.tsx'
import { CART_PARTS } from './cart-parts.ts'

export const ShopCartDrawer = () => <CartDrawer parts={CART_PARTS} />
