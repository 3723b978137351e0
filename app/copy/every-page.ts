import { WELCOME_PERCENT } from '#contracts/shop/discount-codes.ts'
import type { Locale } from '#contracts/shop/regions.ts'
import { translateFrom } from './copy.ts'
import { useWords } from './use-words.ts'

/** The texts that every page loads. {name} is replaced by a value. */
export const everyPage = {
  // Texts about the site as a whole.
  'site.title': 'SPOKE: men’s clothes that fit',
  'site.description':
    'Trousers, tops, shorts and denim cut to your size. Answer a few questions, get your fit, and shop only what fits.',
  'home.crumb': 'Home',
  breadcrumbs: 'Breadcrumb',
  'site.name': 'SPOKE',
  'site.picture': 'SPOKE: trousers that fit',
  'skip-to-content': 'Skip to content',
  close: 'Close',

  // Texts of the header, its menus and banners.
  'header.label': 'Shop',
  'header.home': 'SPOKE, home',
  'header.menu': 'Menu',
  'header.open-menu': '{title}: open menu',
  'header.search': 'Search',
  'header.find-your-fit': 'Find your Fit',
  'header.my-fit': 'My Fit',
  'header.account': 'Account',
  'header.cart': { 'en-GB': 'Basket', 'en-US': 'Cart' },
  'header.cart-count': {
    'en-GB': { one: 'Basket, {count} item', other: 'Basket, {count} items' },
    'en-US': { one: 'Cart, {count} item', other: 'Cart, {count} items' },
  },
  'header.wish-list-count': { one: 'Saved for later, {count} item', other: 'Saved for later, {count} items' },
  'menu.shop': 'Shop {title}',
  'menu.wish-list': 'Saved for later',
  'flash.label': 'Announcement',
  'flash.dismiss': 'Hide announcement',
  'flash.code-kept': '{code} comes off at checkout',
  'opens-in-new-tab': 'opens in a new tab',

  // Texts of the footer that other pages or the page's head also need.
  'footer.returns': 'Returns',
  'footer.track': 'Track your order',
  'footer.refer': 'Refer a friend',
  'footer.cookies': 'Cookie settings',
  'footer.legal': '© SPOKE',

  // Texts of product cards on any page.
  'collection.colours': { 'en-GB': '{count} colours', 'en-US': '{count} colors' },
  'collection.colours-of': { 'en-GB': 'Colours of {style}', 'en-US': 'Colors of {style}' },
  'collection.more-colours': {
    'en-GB': { one: '{count} more colour', other: '{count} more colours' },
    'en-US': { one: '{count} more color', other: '{count} more colors' },
  },

  // Texts of the newsletter sign-up. The confirmation's texts are given (FORM-02).
  'newsletter.title': `${WELCOME_PERCENT}% off your first order`,

  // Texts of product pages and cards, and the names of options.
  'product.sold-out': 'Sold out',
  'product.pre-order': 'On its way',
  'product.now': 'Price',
  'product.was': 'Was',
  'option.waist': 'Waist',
  'option.build': 'Build',
  'option.leg': 'Leg',
  'option.shortsleg': 'Leg',
  'option.trunksleg': 'Leg',
  'option.chest': 'Chest',
  'option.size': 'Size',
  'option.cut': 'Cut',
  'option.length': 'Length',
  'option.taper': 'Lower Leg',
  'option.pack': 'Pack',
  'option.amount': 'Amount',

  // Basket texts that other pages need before the cart has loaded.
  'cart.title': { 'en-GB': 'Your basket', 'en-US': 'Your cart' },
  'cart.delivery.free-over': 'Free delivery over {over}, otherwise {price}',
  'cart.delivery': 'Delivery {price}',

  // Titles of the size charts, needed by the page's head before the charts' other texts load.
  'size-chart.title.trousers': 'Trousers size chart',
  'size-chart.title.denim': 'Denim size chart',
  'size-chart.title.shorts': 'Shorts size chart',
  'size-chart.title.tops': 'Tops size chart',
  'size-chart.title.underwear': 'Underwear size chart',
  'size-chart.title.accessories': 'Accessories size chart',

  // Texts of the error pages.
  'not-found.title': 'Page not found',
  'error.title': "Oops, something's gone wrong",
  'error.text': 'It is us, not you. Try again, or see whether the FAQs can help.',
  'error.offline': 'You seem to be offline. Try again when you are back.',
  'error.retry': 'Try again',
  'error.faqs': 'Read the FAQs',
  'error.home': 'Back to the home page',
  'error.reference': 'Report error',
  'layout-error.title': "We're not quite sure what went wrong.",
  'layout-error.text': 'It is us, not you. Nothing that you chose is lost.',
  'layout-error.help': 'Get help',

  // Titles of the survey and the unsubscribe form, needed by the page's head before their other texts load.
  'feedback.survey': 'Tell us how we did',
  'feedback.unsubscribe': { 'en-GB': 'Stop our catalogue', 'en-US': 'Stop our catalog' },
} as const

export type CopyKey = keyof typeof everyPage

/** `t(key, values)` in the texts that every page loads. */
export const useCopy = () => useWords(everyPage)

/** The text of a key outside of components. */
export const translate = (locale: Locale, key: CopyKey): string => translateFrom(locale, everyPage, key)
