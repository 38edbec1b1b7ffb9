/** The message beside a date, and in the error dialog, for days that airlines do not sell yet. */
export const tooFarAhead = 'Airlines sell at most 360 days ahead. Choose an earlier date.'
