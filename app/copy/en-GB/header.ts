/** Header, menus and banners above the page. */
export const header = {
  'header.label': 'Shop',
  'header.home': 'SPOKE, home',
  'header.menu': 'Menu',
  'header.search': 'Search',
  'header.find-your-fit': 'Find your Fit',
  'header.my-fit': 'My Fit',
  'header.account': 'Account',
  'header.cart': 'Cart',
  'header.cart-count.one': 'Cart, 1 item',
  'header.cart-count': 'Cart, {count} items',
} as const
