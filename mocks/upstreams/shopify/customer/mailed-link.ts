import type { CustomerRecord } from '../../../world/customers.ts'
import { sendMail } from '../../../world/send-mail.ts'
import type { ShopifyContext } from '../context.ts'
import { fromGid } from '../gid.ts'
import { getStorefrontUrl } from '../goods/storefront-url.ts'

/** Resets a forgotten password, or activates the account of an invited customer. */
export type LinkPurpose = 'reset' | 'activate'

/** The lifetime of a link. Assumed, because Shopify does not document it. */
const LIFETIME_MS: Record<LinkPurpose, number> = { reset: 24 * 60 * 60 * 1000, activate: 30 * 24 * 60 * 60 * 1000 }

const MAILS: Record<LinkPurpose, { kind: string; subject: string; text: string; label: string }> = {
  reset: {
    kind: 'password-reset',
    subject: 'Choose a new password',
    text: 'Someone, most likely you, has forgotten the password to this account.',
    label: 'Reset your password',
  },
  activate: {
    kind: 'account-invitation',
    subject: 'Activate your account',
    text: 'You have an account with us. All it needs is a password.',
    label: 'Activate your account',
  },
}

/** Mails a link for choosing a password, which replaces an earlier one. Call it inside `world.runExclusive`. */
export async function mailLink(
  context: ShopifyContext,
  { id, email }: CustomerRecord,
  purpose: LinkPurpose,
): Promise<void> {
  const { world } = context
  const token = world.ids.next('mailed-token')
  const expiresAt = new Date(world.clock.now().getTime() + LIFETIME_MS[purpose]).toISOString()
  await world.customers.update((query) => query.where({ id }), {
    data(draft) {
      draft.mailedToken = { purpose, token, expiresAt }
    },
  })
  const href = getStorefrontUrl(`/account/${purpose}/${fromGid('Customer', id)}/${token}`, context)
  const { label, ...mail } = MAILS[purpose]
  await sendMail(world, { ...mail, to: email, links: [{ label, href }] })
}

/** The customer's number and the token in a mailed link; undefined for any other URL. */
export function parseMailedUrl(url: string, purpose: LinkPurpose): { number: string; token: string } | undefined {
  if (!URL.canParse(url)) return undefined
  const [token = '', number = '', kind] = new URL(url).pathname.split('/').reverse()
  return kind === purpose ? { number, token } : undefined
}

/** Whether a token is the customer's latest for this purpose and has not expired. */
export const isValidMailedToken = (
  { mailedToken }: CustomerRecord,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): boolean =>
  mailedToken?.purpose === purpose && mailedToken.token === token && Date.parse(mailedToken.expiresAt) > now.getTime()
