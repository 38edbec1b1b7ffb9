/** Where a search for flights goes, by parameters, and the filters of what such a journey has. */
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
