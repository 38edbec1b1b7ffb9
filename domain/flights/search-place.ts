/** The parameters for the places of a flight search, and the filters that depend on them. */
export const flightPlace = {
  place: ['trip', 'from', 'to', 'more'],
  ofPlace: [
    'airlines',
    'alliances',
    'departs',
    'arrives',
    'airports',
    'avoid',
    'maxMinutes',
    'minLayover',
    'maxLayover',
    'maxTotal',
    'maxEmissions',
    'suppliers',
  ],
}
