/** The event that a product's form gets before it is added: parts with a state of their own then show their problems. */
export const CHECK_FORM = 'check-form'
