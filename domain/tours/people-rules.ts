/** The longest answer to a question of an operator. */
export const MAX_ANSWER = 500
/** The longest text of requests to the operator. */
export const MAX_TOUR_REQUESTS = 1_000
