/** What the search says beside a date, and the error's dialog, of days that no airline sells yet. */
export const tooFarAhead = 'Airlines sell at most 360 days ahead. Choose an earlier date.'
