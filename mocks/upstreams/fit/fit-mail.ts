import type { FitRecord } from '../../world/fits.ts'
import { sendMail } from '../../world/send-mail.ts'
import type { World } from '../../world/world.ts'
import { waitOf } from '../backend/mail-limit.ts'
import { storefrontUrl } from '../shopify/goods/storefront-url.ts'

/**
 * Sends whoever finished the Fit Finder their sizes (spec 2, "'fit is coming' confirmation"), with a way to the goods in
 * them. Who left no address gets none, and so does who has been sent enough for now.
 */
export async function mailFit(
  world: World,
  { email, fit, storeLocation }: FitRecord,
  storefront: string,
): Promise<void> {
  if (email === null || waitOf(world, email) > 0) return
  const { top, bottom } = fit
  const sizes = new URLSearchParams({ w: bottom.waist ?? '', b: bottom.build ?? '', l: bottom.leg ?? '' })
  await sendMail(world, {
    kind: 'saved-fit',
    to: email,
    subject: 'Your fit',
    text: [
      `Trousers: waist ${bottom.waist}, build ${bottom.build}, leg ${bottom.leg}.`,
      `Tops: ${top.size ?? top.chest}, ${top.cut}, ${top.length}.`,
      'It is saved. Change it whenever you like.',
    ].join('\n'),
    links: [
      {
        label: 'Trousers in your size',
        href: storefrontUrl(`/collections/trousers?${sizes}`, { storefront, region: storeLocation }),
      },
    ],
  })
}
