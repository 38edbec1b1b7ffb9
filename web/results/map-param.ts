/** Says in the address of a storefront's results that they are wanted on a map. */
export const mapParam = 'map'
