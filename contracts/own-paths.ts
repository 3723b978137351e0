import { operations as analytics } from './analytics/generated/operations.ts'
import { operations as assets } from './assets/generated/operations.ts'
import { operations as backend } from './backend/generated/operations.ts'
import { operations as fit } from './fit/generated/operations.ts'
import { operations as flags } from './flags/generated/operations.ts'
import { operations as reports } from './reports/generated/operations.ts'
import { operations as reviews } from './reviews/generated/operations.ts'

/**
 * Paths below an upstream's address that the specification does not give, by the upstream and its call: ours, unless the
 * configuration has another. Parameters are in braces.
 */
export const OWN_PATHS = {
  'analytics batch': analytics.batch.path,
  'assets createAssetKey': assets.createAssetKey.path,
  'backend createReturn': backend.createReturn.path,
  'backend lookUpOrder': backend.lookUpOrder.path,
  'backend newsletter': backend.newsletter.path,
  'backend product': backend.product.path,
  'backend productMeasures': backend.productMeasures.path,
  'backend referAFriend': backend.referAFriend.path,
  'backend returnCarriers': backend.returnCarriers.path,
  'backend survey': backend.survey.path,
  'backend trackOrder': backend.trackOrder.path,
  'backend unsubscribe': backend.unsubscribe.path,
  'fit claimFit': fit.claimFit.path,
  'fit forgetFit': fit.forgetFit.path,
  'fit mailFit': fit.mailFit.path,
  'flags decide': flags.decide.path,
  'reports report': reports.report.path,
  'reviews bottomline': reviews.bottomline.path,
  'reviews list': reviews.list.path,
  'reviews undoVote': reviews.undoVote.path,
  'reviews voteUp': reviews.voteUp.path,
} as const

/** The name of a call whose path is configuration. */
type OwnPath = keyof typeof OWN_PATHS

/** The configured paths; a call that is not here has that of its contract. */
export type ConfiguredPaths = Readonly<Partial<Record<OwnPath, string>>>

/** Whether a text names a call whose path is configuration. */
export const isOwnPath = (name: string): name is OwnPath => Object.hasOwn(OWN_PATHS, name)

/** The configured path of a call, else that of its contract. */
export const findPath = (paths: ConfiguredPaths | undefined, name: string, path: string): string =>
  (isOwnPath(name) ? paths?.[name] : undefined) ?? path
