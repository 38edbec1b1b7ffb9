/** The parameters for the place of a search for stays, and the filters that depend on it. */
export const stayPlace = {
  place: ['at'],
  ofPlace: [
    'minPrice',
    'maxPrice',
    'zone',
    'landmark',
    'within',
    'anywhere',
    'propertyName',
    'accommodationType',
    'establishmentProfile',
  ],
}
