/** An instant as the clocks of a place show it: `2026-11-21 22:35`. */
export const inZone = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
