import { SAVED_FIT_MODAL } from '#contracts/visitor.ts'
import type { FitRecord } from '../../world/fits.ts'
import { sendMail } from '../../world/send-mail.ts'
import type { World } from '../../world/world.ts'
import { waitOf } from '../backend/mail-limit.ts'
import { storefrontUrl } from '../shopify/goods/storefront-url.ts'
import { keepKey } from './fit-tokens.ts'

/**
 * Sends whoever finished the Fit Finder their sizes (spec 2, "'fit is coming' confirmation"), with a way to the goods in
 * them. Who left no address gets none, and so does who has been sent enough for now.
 */
export async function mailFit(world: World, record: FitRecord, storefront: string): Promise<void> {
  const { email, fit, storeLocation } = record
  if (email === null || waitOf(world, email) > 0) return
  const { bottom } = fit
  const sizes = new URLSearchParams({ w: bottom.waist ?? '', b: bottom.build ?? '', l: bottom.leg ?? '' })
  await sendMail(world, {
    kind: 'saved-fit',
    to: email,
    subject: 'Your fit',
    text: [...sizesOf(record), 'It is saved. Change it whenever you like.'].join('\n'),
    links: [
      {
        label: 'Trousers in your size',
        href: storefrontUrl(`/collections/trousers?${sizes}`, { storefront, region: storeLocation }),
      },
    ],
  })
}

/** Sends a fit that was looked for to its owner: the sizes, and the way back with a key that brings them onto a device. */
export async function mailKey(
  world: World,
  record: FitRecord,
  email: string,
  shop: string,
  key = world.ids.next('fit-key'),
): Promise<void> {
  await keepKey(world, record, key)
  const link = new URL(shop)
  link.searchParams.set(SAVED_FIT_MODAL, key)
  await sendMail(world, {
    kind: 'fit-found',
    to: email,
    subject: 'Here is your fit',
    text: [
      ...sizesOf(record),
      'Open the link on the device that you shop with, within a day, and the shop knows your sizes there.',
      'You did not ask for this? Then nothing has happened: only who reads this mailbox can open the link.',
    ].join('\n'),
    links: [{ label: 'Use my fit on this device', href: String(link) }],
  })
}

const sizesOf = ({ fit: { top, bottom } }: FitRecord) => [
  `Trousers: waist ${bottom.waist}, build ${bottom.build}, leg ${bottom.leg}.`,
  `Tops: ${top.size ?? top.chest}, ${top.cut}, ${top.length}.`,
]
