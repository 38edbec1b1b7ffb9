/** Requirements of parts that are built, whose behaviour and test are being put right now. Each goes to its own table; this list ends empty. */
export const untried: { says: string; shows: string }[] = [
  { says: '/order/new/flight/template/{id}/offers', shows: '/order/new/flight/template/{id}/offers' },
  { says: 'A global error dialog opens whenever the query string carries an error flag.', shows: 'every page of both faces' },
  { says: 'A toast container is always mounted.', shows: 'every page of both faces' },
  { says: 'Toasts: top-right, auto-close 5000 ms, at most 3 snackbars, auto-hide 5000 ms.', shows: 'every page of both faces' },
  { says: 'name, code, capital, region, currency (code, name, symbol), language, flag.', shows: 'forms that ask for a country' },
  {
    says: 'The API base address depends on the host: dev or localhost uses the dev API, qa the qa API, staging the staging API, otherwise the live API.',
    shows: 'the configuration',
  },
  { says: 'a maps service key ({key}) are present in configuration.', shows: 'the configuration' },
  { says: 'Saved-state timeout 5000 ms.', shows: 'what browsers have saved' },
]
