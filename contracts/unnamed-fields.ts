import { BUYER_ADDRESS_HEADER, PRIVATE_TOKEN_HEADER } from './shopify/headers.ts'

/**
 * Nullable fields of the GraphQL contracts that our operations read and the specification does not name, with the line of
 * the specification that names the others: what these contracts assume. A provider may leave them null.
 */
export const UNNAMED_FIELDS = {
  shopify: {
    'Product.metafield': 'spec 3, "Product": no subtitle',
    'Image.altText': 'spec 3, "Cart line": image url',
    'Image.width': 'spec 3, "Cart line": image url',
    'Image.height': 'spec 3, "Cart line": image url',
    'CartLineCost.compareAtAmountPerQuantity': 'spec 3, "Cart line": the price and compareAtPrice of the merchandise',
    'CartBuyerIdentity.customer': 'spec 3, "Cart": buyerIdentity (email)',
    'CartUserError.code': 'spec 7, "Storefront GraphQL": userErrors (field, message)',
  },
  'customer-account': {
    'Customer.phoneNumber': 'spec 3, "Customer": id, firstName, lastName, email, addresses, orders',
    'Customer.defaultAddress': 'spec 3, "Customer": latest address',
    'Order.lineItemsSummary': 'spec 3, "Customer": orders (with shippingAddress)',
    'Order.subtotalBeforeDiscounts': 'spec 3, "Customer": orders (with shippingAddress)',
    'Order.subtotal': 'spec 3, "Customer": orders (with shippingAddress)',
    'Order.cancelledAt': 'spec 3, "Customer": orders (with shippingAddress)',
    'Order.latestFulfillmentDeliveryDate': 'spec 3, "Customer": orders (with shippingAddress)',
    'LineItem.productId': 'spec 3, "Customer": orders (with shippingAddress)',
    'LineItem.variantId': 'spec 3, "Customer": orders (with shippingAddress)',
    'LineItem.variantTitle': 'spec 3, "Customer": orders (with shippingAddress)',
    'LineItem.variantOptions': 'spec 3, "Customer": orders (with shippingAddress)',
    'LineItem.image': 'spec 3, "Customer": orders (with shippingAddress)',
    'LineItem.price': 'spec 3, "Customer": orders (with shippingAddress)',
    'LineItem.totalPriceWithDiscounts': 'spec 3, "Customer": orders (with shippingAddress)',
    'LineItemDiscountInformation.title': 'spec 3, "Customer": orders (with shippingAddress)',
    'TrackingInformation.company': 'spec 3, "Customer": orders (with shippingAddress)',
    'TrackingInformation.number': 'spec 3, "Customer": orders (with shippingAddress)',
    'TrackingInformation.url': 'spec 3, "Customer": orders (with shippingAddress)',
    'Return.createdAt': 'spec 3, "Customer": orders (with shippingAddress)',
    'Refund.createdAt': 'spec 3, "Customer": orders (with shippingAddress)',
    'OrderTransaction.giftCardDetails': 'spec 3, "Customer": orders (with shippingAddress)',
    'UserErrorsCustomerUserErrors.code': 'spec 7, "Storefront GraphQL": userErrors (field, message)',
    'UserErrorsCustomerAddressUserErrors.code': 'spec 7, "Storefront GraphQL": userErrors (field, message)',
  },
  content: {
    'Asset.width': 'spec 3, "Header content": featuredImage {title, url}',
    'Asset.height': 'spec 3, "Header content": featuredImage {title, url}',
    'Asset.description': 'spec 3, "Header content": featuredImage {title, url}',
    'Asset.contentType': 'spec 3, "Header content": featuredImage {title, url}',
    'Page.description': 'spec 2, "Routes": content pages, without their fields',
    'Page.headerTheme': 'spec 2, "Header and shell": the themes, not where they come from',
    'Page.image': 'spec 2, "Routes": content pages, without their fields',
    'Page.imageTall': 'spec 2, "Routes": content pages, without their fields',
    'Page.collection': 'spec 2, "Routes": content pages, without their fields',
    'Sys.publishedAt': 'spec 3 gives no entry a date',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

/** Headers of requests that the specification does not name, likewise: a provider may ignore or refuse them. */
export const UNNAMED_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shopify: {
    [PRIVATE_TOKEN_HEADER]: 'spec 7, "Storefront GraphQL": the header of the public token',
    [BUYER_ADDRESS_HEADER]: 'spec 7, "Storefront GraphQL": the header of the public token',
  },
}
