/** Radius of the circle around a property on its map, in kilometres. */
export const RING_KM = 1

export const ringWords = `The ring is ${RING_KM} km around the property.`
