/** The parameter of a storefront's results that opens the map. */
export const mapParam = 'map'
