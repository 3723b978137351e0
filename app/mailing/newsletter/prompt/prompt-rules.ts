/** What the newsletter's prompt depends on at one moment. */
export type PromptMoment = {
  /** Without region prefix. */
  path: string
  /** Whether the cookie hideNewsletterPrompt is set. */
  isHidden: boolean
  /** Whether the prompt was open in this visit. */
  wasShown: boolean
  /** Whether a panel, a modal, a menu or the filters lie over the page. */
  isCovered: boolean
  /** Whether the visitor still has to choose about cookies. */
  needsConsent: boolean
}

/** Buying, one's own account, pages of a single task, and pages about the newsletter or about less of our post. */
const WITHOUT_PROMPT = [
  '/cart',
  '/account',
  '/returns',
  '/fit-finder',
  '/pages/black-friday',
  '/newsletter',
  '/unsubscribe',
  '/spoke-feedback',
]

/** Whether the newsletter's prompt may open (FORM-02). */
export const mayPrompt = ({ path, ...moment }: PromptMoment): boolean =>
  !moment.isHidden &&
  !moment.wasShown &&
  !moment.isCovered &&
  !moment.needsConsent &&
  !WITHOUT_PROMPT.some((parent) => path === parent || path.startsWith(`${parent}/`))
