import { CATALOGUE_STOPS_WITHIN, MAILBOXES, PHONES } from '#contracts/shop/contact.ts'
import { FREE_DELIVERY, MADE_TO_ORDER_WEEKS, STANDARD_DAYS_WRITTEN, STANDARD_PRICE } from '#contracts/shop/delivery.ts'
import { WELCOME_CODE, WELCOME_PERCENT } from '#contracts/shop/discount-codes.ts'
import { GIFT_CARD_AMOUNTS, GIFT_CARD_GUARANTEE_DAYS, VOUCHER_MONTHS } from '#contracts/shop/gift-cards.ts'
import { LETTERS_EXTRA_DAYS, LETTERS_PRICE } from '#contracts/shop/letters.ts'
import { MADE_TO_ORDER_TAG } from '#contracts/shop/made-to-order.ts'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import { FIT_FINDER_SECONDS } from '#contracts/shop/timing-and-limits.ts'
import { CART_DAYS, COOKIE_DAYS } from '#contracts/shop/visitor.ts'

/** A figure of each region: `phoneGb` and its like. Empty where a region has none. */
const ofRegions = (name: string, toText: (region: RegionCode) => string | undefined): Record<string, string> =>
  Object.fromEntries(
    REGION_CODES.map((region) => [name + region.slice(0, 1).toUpperCase() + region.slice(1), toText(region) ?? '']),
  )

/** Figures that have their home in contracts/shop, by the names that texts of goods files have in braces. */
const FIGURES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    returnDays: String(RETURN_DAYS),
    standardDays: STANDARD_DAYS_WRITTEN,
    ...ofRegions('standardPrice', (region) => String(STANDARD_PRICE[region] / 100)),
    ...ofRegions('freeDelivery', (region) => FREE_DELIVERY[region]?.written),
    welcomeCode: WELCOME_CODE,
    welcomePercent: String(WELCOME_PERCENT),
    madeToOrderTag: MADE_TO_ORDER_TAG,
    madeToOrderWeeks: String(MADE_TO_ORDER_WEEKS),
    lettersExtraDays: String(LETTERS_EXTRA_DAYS),
    ...ofRegions('lettersPrice', (region) => (LETTERS_PRICE[region] / 100).toFixed(2)),
    giftCardAmounts: new Intl.ListFormat('en-GB').format(GIFT_CARD_AMOUNTS.map(String)),
    giftCardGuaranteeDays: String(GIFT_CARD_GUARANTEE_DAYS),
    voucherMonths: String(VOUCHER_MONTHS),
    cartDays: String(CART_DAYS),
    cookieDays: String(COOKIE_DAYS),
    fitFinderSeconds: String(FIT_FINDER_SECONDS),
    catalogueStopsWithin: CATALOGUE_STOPS_WITHIN,
    helpMailbox: MAILBOXES.help,
    pressMailbox: MAILBOXES.press,
    ...ofRegions('phone', (region) => PHONES[region].text),
    ...ofRegions('dial', (region) => PHONES[region].dial),
  }),
)

/**
 * Replaces placeholders like `{returnDays}` in the text of a goods file with this shop's figures. Other braces stay: those of
 * reviews are filled in when they are written.
 */
export const fillFigures = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => FIGURES.get(name) ?? placeholder)
