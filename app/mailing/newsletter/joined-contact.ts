import { createStore } from '#app/ui/create-store.ts'
import type { NewsletterContact } from './sign-up.ts'

/** Who joined the newsletter last on this page: what the modal confirms. Null until a visitor has. */
export const joinedContact = createStore<NewsletterContact | null>(null)
