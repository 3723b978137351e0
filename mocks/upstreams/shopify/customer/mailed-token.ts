import type { CustomerRecord } from '../../../world/customers.ts'
import { sendMail } from '../../../world/send-mail.ts'
import type { ShopifyContext } from '../context.ts'
import { idOf } from '../gid.ts'
import { storefrontUrl } from '../goods/storefront-url.ts'

/** What a mailed link is for: a new password after the old one was forgotten, or the first one of an invited customer. */
export type Purpose = 'reset' | 'activate'

/** How long a link stays good. Assumed: Shopify does not say. */
const LIFETIME_MS: Record<Purpose, number> = { reset: 24 * 60 * 60 * 1000, activate: 30 * 24 * 60 * 60 * 1000 }

const MAILS: Record<Purpose, { kind: string; subject: string; text: string; label: string }> = {
  reset: {
    kind: 'password-reset',
    subject: 'Choose a new password',
    text: 'Somebody, most likely you, has forgotten the password to this account.',
    label: 'Reset your password',
  },
  activate: {
    kind: 'account-invitation',
    subject: 'Activate your account',
    text: 'You have an account with us. All it lacks is a password.',
    label: 'Activate your account',
  },
}

/** Mails a customer a link to choose a password by; an older link is then void. Call it inside `world.serial`. */
export async function mailToken(
  context: ShopifyContext,
  { id, email }: CustomerRecord,
  purpose: Purpose,
): Promise<void> {
  const { world } = context
  const token = world.ids.next('mailed-token')
  const expiresAt = new Date(world.clock.now().getTime() + LIFETIME_MS[purpose]).toISOString()
  await world.customers.update((query) => query.where({ id }), {
    data(draft) {
      draft.mailedToken = { purpose, token, expiresAt }
    },
  })
  const href = storefrontUrl(`/account/${purpose}/${idOf('Customer', id)}/${token}`, context)
  const { label, ...mail } = MAILS[purpose]
  await sendMail(world, { ...mail, to: email, links: [{ label, href }] })
}

/** The customer's number and token in a link that was mailed; undefined for any other address. */
export function readMailedUrl(url: string, purpose: Purpose): { number: string; token: string } | undefined {
  if (!URL.canParse(url)) return undefined
  const [token = '', number = '', kind] = new URL(url).pathname.split('/').reverse()
  return kind === purpose ? { number, token } : undefined
}

/** Whether a token is the one that was mailed last, for this purpose, and still good. */
export const isMailed = ({ mailedToken: known }: CustomerRecord, token: string, purpose: Purpose, now: Date): boolean =>
  known?.purpose === purpose && known.token === token && Date.parse(known.expiresAt) > now.getTime()
