/** Spec 9: "Returns: free window 200 days". Personalised goods cannot be returned (PDP-07). */
export const RETURN_DAYS = 200
