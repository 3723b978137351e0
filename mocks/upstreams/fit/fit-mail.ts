import { SAVED_FIT_MODAL } from '#contracts/shop/visitor.ts'
import type { FitRecord } from '../../world/fits.ts'
import { sendMail } from '../../world/send-mail.ts'
import type { World } from '../../world/world.ts'
import { getMailWaitSeconds } from '../backend/mail-limit.ts'
import { getStorefrontUrl } from '../shopify/goods/storefront-url.ts'
import { createFitKey } from './fit-keys.ts'

/**
 * Mails the sizes after the Fit Finder (spec 2, "'fit is coming' confirmation") with a link to trousers in them. Sends
 * nothing without an email or above the mail limit.
 */
export async function sendFit(
  world: World,
  record: FitRecord,
  email: string | null,
  storefront: string,
): Promise<void> {
  if (email === null || getMailWaitSeconds(world, email) > 0) return
  const { bottom } = record.fit
  const filters = new URLSearchParams({ w: bottom.waist ?? '', b: bottom.build ?? '', l: bottom.leg ?? '' })
  await sendMail(world, {
    kind: 'saved-fit',
    to: email,
    subject: 'Your fit',
    text: [...describeSizes(record), 'It is saved. Change it whenever you like.'].join('\n'),
    links: [
      {
        label: 'Trousers in your size',
        href: getStorefrontUrl(`/collections/trousers?${filters}`, { storefront }),
      },
    ],
  })
}

/** Mails a saved fit to its owner, with a link whose key loads it on another device. */
export async function sendFitKey(
  world: World,
  record: FitRecord,
  email: string,
  shopUrl: string,
  key = world.ids.next('fit-key'),
): Promise<void> {
  await createFitKey(world, record, email, key)
  const link = new URL(shopUrl)
  link.searchParams.set(SAVED_FIT_MODAL, key)
  await sendMail(world, {
    kind: 'fit-found',
    to: email,
    subject: 'Here is your fit',
    text: [
      ...describeSizes(record),
      'Open the link on the device that you shop with, within a day, and the shop knows your sizes there.',
      'If you did not request this, you can ignore it: only someone who can read this mailbox can open the link.',
    ].join('\n'),
    links: [{ label: 'Use my fit on this device', href: String(link) }],
  })
}

const describeSizes = ({ fit: { top, bottom } }: FitRecord) => [
  `Trousers: waist ${bottom.waist}, build ${bottom.build}, leg ${bottom.leg}.`,
  `Tops: ${top.size ?? top.chest}, ${top.cut}, ${top.length}.`,
]
