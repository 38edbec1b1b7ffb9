/** Requirements of parts that are built, whose behaviour and test are being put right now. Each goes to its own table; this list ends empty. */
export const untried: { says: string; shows: string }[] = [
  { says: '/order/new/flight/template/{id}/offers', shows: '/order/new/flight/template/{id}/offers' },
]
