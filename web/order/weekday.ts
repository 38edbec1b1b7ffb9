const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `Tue` of any text that starts with an ISO date; empty for other text. */
export const weekday = (text: string): string => names[new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? ''
