import type { BrowserContext } from '@playwright/test'
import { toStoredName, toVisitorName } from '#mocks/control/visitor-cookies.ts'
import type { World } from '#tests/support/shop.ts'

/** A complete fit of average size with the options that most products have. */
export const FIT = {
  bottom: { waist: '34', build: 'B', leg: '32' },
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
}

export type CartLines = Parameters<World['control']['seedCart']>[1]['lines']

/** Gives the visitor a cart with these lines in the gb store; returns its id. */
export async function giveCart(
  world: World,
  context: BrowserContext,
  baseURL: string | undefined,
  lines: CartLines,
): Promise<string> {
  const { visitor, cartId } = await world.control.seedCart(world.id, { region: 'gb', lines })
  await context.addCookies(
    visitor.cookies.map(({ name, value, httpOnly }) => ({
      name: toStoredName({ name, httpOnly }, baseURL?.startsWith('https:') ?? false),
      value,
      httpOnly,
      url: baseURL ?? '',
    })),
  )
  return cartId
}

/** The browser's cookie of this name, under whatever name it is stored. */
export const findCookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => toVisitorName(cookie.name) === name)
