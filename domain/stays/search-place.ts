/** Where a search for stays goes, by parameters, and the filters of what such a place has. */
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
